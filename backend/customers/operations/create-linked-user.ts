import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { addPerson, getPerson } from '#backend/customers/add-person.ts';
import { checkLinkRoom } from '#backend/customers/check-link-room.ts';
import { invitePerson } from '#backend/customers/invite-person.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { readLinkedUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { createLinkedUserEndpoint, type CreateLinkedUserBody } from '#contract/customers/linked-users.ts';
import type { LinkedUser } from '#contract/customers/users.ts';

function link(context: Context, accountId: number, body: CreateLinkedUserBody, reference: string): Promise<LinkedUser> {
  const { emailOrReference: name, relationship } = body;
  return transact(context.db, async (tx) => {
    await checkLinkRoom(tx, accountId);
    const linkId =
      name === undefined
        ? await addPerson(tx, getPerson(body, context), {
            accountId,
            relationship,
            reference,
            now: context.clock.now(),
          })
        : await invitePerson(tx, { accountId, name, relationship, reference }, context);
    const added = await readLinkedUser(tx, accountId, linkId);
    await recordAudit(tx, context, {
      action: name === undefined ? 'linked_user_created' : 'linked_user_invited',
      subjectType: 'user',
      subjectId: String(added.referencedUser.id),
      details: { account: accountId, relationship },
    });
    return added;
  });
}

/**
 * Adds a person without a log-in, e.g. a child, to the caller's own account, or invites somebody by address or reference,
 * whoever the caller acts for (docs/product.md#linked-users). Throws `forbidden` for another account,
 * `validation_failed`, `link_state` and `linked_user_limit`. 30 an hour an account.
 */
export const createLinkedUser = operation(createLinkedUserEndpoint, async ({ params, body }, context) => {
  const { ids, limits, caller } = context;
  if (caller?.userId !== params.userId) throw new DomainError('forbidden');
  await limits.consume('linked user', String(caller.userId), { limit: 30, windowSeconds: 3600 });
  if (body.emailOrReference === undefined) getPerson(body, context);
  return { data: await withReference(ids, (reference) => link(context, caller.userId, body, reference)) };
});
