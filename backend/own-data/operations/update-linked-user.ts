import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { endInvitations } from '#backend/customers/queue-invitation.ts';
import { readLinkedUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { leaveUnreachable } from '#backend/waitlist/leave-unreachable.ts';
import { updateLinkedUserEndpoint, type UpdateLinkedUserBody } from '#contract/customers/linked-users.ts';
import type { LinkedUser } from '#contract/customers/users.ts';

interface LinkChange {
  linkId: number;
  callerId: number;
  status: UpdateLinkedUserBody['status'];
}

/** Changes the link where the caller may do so from its present state, in one statement; undefined where not. */
async function change(tx: Tx, { linkId, callerId, status }: LinkChange, now: Date) {
  const links = tx.updateTable('linkedUsers').where('id', '=', linkId);
  const changed =
    status === 'successful'
      ? links.set({ status, confirmedAt: now }).where('referencedUserId', '=', callerId).where('status', '=', 'pending')
      : status === 'cancelled'
        ? links.set({ status, endedAt: now }).where('userId', '=', callerId).where('status', '=', 'pending')
        : links
            .set({ status, endedAt: now })
            .where((where) => where.or([where('userId', '=', callerId), where('referencedUserId', '=', callerId)]))
            .where('status', 'in', ['pending', 'successful']);
  return changed.returning(['userId', 'referencedUserId']).executeTakeFirst();
}

/** Throws `not_found` for a link of other people, else `link_state`. */
async function refuse(tx: Tx, { linkId, callerId }: LinkChange): Promise<never> {
  const link = await tx
    .selectFrom('linkedUsers')
    .where('id', '=', linkId)
    .where((where) => where.or([where('userId', '=', callerId), where('referencedUserId', '=', callerId)]))
    .select('id')
    .executeTakeFirst();
  throw link === undefined ? notFound() : new DomainError('link_state');
}

function update(context: Context, linkChange: LinkChange): Promise<LinkedUser> {
  return transact(context.db, async (tx) => {
    const changed = (await change(tx, linkChange, context.clock.now())) ?? (await refuse(tx, linkChange));
    const { userId: account, referencedUserId } = changed;
    await recordAudit(tx, context, {
      action: 'linked_user_updated',
      subjectType: 'user',
      subjectId: String(referencedUserId),
      details: { account, status: linkChange.status },
    });
    await endInvitations(tx, linkChange.linkId, context.clock.now());
    if (linkChange.status === 'revoked') await leaveUnreachable(tx, referencedUserId, context);
    return readLinkedUser(tx, account, linkChange.linkId);
  });
}

/**
 * Confirms, cancels or ends a link of the caller's own (docs/product.md#linked-users). Throws `forbidden` for another
 * account in the path and for a sign-in by PIN that would confirm a link, which outlives it, `not_found` for a link of
 * other people, `link_state` where the caller may not change it so.
 */
export const updateLinkedUser = operation(updateLinkedUserEndpoint, async ({ params, body }, context) => {
  const { caller } = context;
  if (caller?.userId !== params.userId) throw new DomainError('forbidden');
  if (caller.byPin && body.status === 'successful') throw new DomainError('forbidden');
  const linkChange = { linkId: params.linkedUserId, callerId: caller.userId, status: body.status };
  return { data: await update(context, linkChange) };
});
