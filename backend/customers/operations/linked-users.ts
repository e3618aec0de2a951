import { sql } from 'kysely';
import { checkMayActFor, hasLink, isStaffWith } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { checkLinkRoom, addPerson, getPerson } from '#backend/customers/add-person.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { queueInvitation } from '#backend/customers/queue-invitation.ts';
import { readLinkedUser, readIncomingLinks, readLinkedUsers } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import {
  createLinkedUserEndpoint,
  type CreateLinkedUserBody,
  listLinkedUsersEndpoint,
} from '#contract/customers/linked-users.ts';
import type { LinkedUser } from '#contract/customers/users.ts';

/**
 * Everybody linked to the account, pending and past links too; the account holder isn't in it. Incoming: who else has
 * asked to be linked with them, or is.
 */
export const listLinkedUsers = operation(listLinkedUsersEndpoint, async ({ params, query }, context) => {
  const { db, caller } = context;
  // A linked person may act for the account holder, but may not see who else is linked.
  const mayRead = caller?.userId === params.userId || isStaffWith(caller, 'customers');
  if (!mayRead) throw new DomainError('forbidden');
  await checkMayActFor(context, params.userId, 'customers');
  const read = query.direction === 'incoming' ? readIncomingLinks : readLinkedUsers;
  return { data: await read(db, params.userId) };
});

interface Invited {
  accountId: number;
  /** An address or a customer's reference, as typed. */
  name: string;
  relationship: CreateLinkedUserBody['relationship'];
  /** For an address that nobody has. */
  reference: string;
}

const isAddress = (name: string): boolean => name.includes('@');

/** The account of a typed address or reference. One that is disabled is found: it must not be told apart. */
function findInvited(tx: Tx, name: string) {
  return tx
    .selectFrom('users')
    .where(sql<string>`lower(${sql.ref(isAddress(name) ? 'email' : 'reference')})`, '=', name.toLowerCase())
    .where('email', 'is not', null)
    .select(['id', 'email'])
    .executeTakeFirst();
}

/** A row for an address without an account: it stands for whoever accepts. */
async function insertInvited(tx: Tx, reference: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ reference, firstName: 'Invited', lastName: 'person', isInvited: true, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function checkNotInvited(tx: Tx, { accountId, name }: Invited): Promise<void> {
  const same = await tx
    .selectFrom('linkedUsers')
    .where('userId', '=', accountId)
    .where('status', 'in', ['pending', 'successful'])
    .where(sql<string>`lower(invited_as)`, '=', name.toLowerCase())
    .select('id')
    .executeTakeFirst();
  if (same !== undefined) throw new DomainError('link_state');
}

/**
 * Invites somebody by address or reference: the link is pending until they accept it, and a mail asks them to. For an
 * address or a reference that nobody has, and for somebody who is invited by their other name, everything is the same but
 * the mail, which a reference of nobody has none of. Returns the id of the link. Throws `link_state` for a name that is
 * invited and for somebody who is linked already, `validation_failed` for oneself.
 */
async function invitePerson(tx: Tx, invited: Invited, context: Context): Promise<number> {
  const { accountId, name, relationship, reference } = invited;
  await checkNotInvited(tx, invited);
  const named = await findInvited(tx, name);
  if (named?.id === accountId) throw invalid({ email_or_reference: ['Must be somebody else'] });
  const isOpen = named !== undefined && (await hasLink(tx, accountId, named.id, 'pending'));
  const found = isOpen ? undefined : named;
  const now = context.clock.now();
  const referencedUserId = found?.id ?? (await insertInvited(tx, reference, now));
  const link = { userId: accountId, referencedUserId, relationship, invitedAs: name, createdAt: now };
  const { id } = await tx
    .insertInto('linkedUsers')
    .values({ ...link, status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'linked_users_one_live') ? new DomainError('link_state') : error;
    });
  const email = found?.email ?? (isAddress(name) && !isOpen ? name : null);
  if (email !== null) await queueInvitation(tx, { linkId: id, kind: 'link', email }, context);
  return id;
}

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
      subjectId: String(added.referencedUser.id ?? accountId),
      details: { account: accountId, link: linkId, relationship },
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
