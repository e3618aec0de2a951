import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { lockMembership, readMembership } from '#backend/memberships/lock-membership.ts';
import { showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { stayInMembershipEndpoint } from '#contract/customers/memberships.ts';

/**
 * Takes leaving a membership back, up to its last day (docs/product.md#memberships). Again it changes nothing. Throws
 * `not_found`, `forbidden` for somebody whom it covers without being theirs, `not_bookable` once it is over.
 */
export const stayInMembership = operation(stayInMembershipEndpoint, async ({ params }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const wanted = { userId, membershipId: params.membershipId, now: clock.now() };
  const { currency } = await readOperator(db);
  const row = await transact(db, async (tx) => {
    const { row: before } = await lockMembership(tx, wanted);
    if (before.leavingAskedAt === null) return before;
    await tx
      .updateTable('memberships')
      .set((column) => ({
        endsOn: column.ref('endedBeforeLeavingOn'),
        leavingAskedAt: null,
        leavingReason: null,
        endedBeforeLeavingOn: null,
      }))
      .where('id', '=', before.id)
      .execute();
    const details = { membership: before.id };
    await recordAudit(tx, context, {
      action: 'membership_kept',
      subjectType: 'user',
      subjectId: String(before.holderId),
      details,
    });
    return readMembership(tx, wanted);
  });
  return { data: await showOne(context, db, row, { userId, currency }), message: 'Your membership goes on' };
});
