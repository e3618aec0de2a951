import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { lockMembership, readMembership } from '#backend/memberships/lock-membership.ts';
import { getEarliestLastDay, getLastDay } from '#backend/memberships/membership-days.ts';
import { queueLeft } from '#backend/memberships/queue-left.ts';
import type { MembershipRow } from '#backend/memberships/read-memberships.ts';
import { showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { leaveMembershipEndpoint } from '#contract/customers/memberships.ts';

interface Leaving {
  row: MembershipRow;
  today: string;
  reason: string | undefined;
}

async function leave(tx: Tx, { row, today, reason }: Leaving, context: Context): Promise<void> {
  const lastDay = getLastDay(row, today);
  const earliestDate = getEarliestLastDay(row, today);
  if (lastDay < earliestDate) throw new DomainError('minimum_term', { details: { earliestDate } });
  // Whoever has left already, or whose membership ends before, has nothing to do.
  if (row.leavingAskedAt !== null || (row.endsOn !== null && row.endsOn <= lastDay)) return;
  const leaving = { leavingAskedAt: context.clock.now(), leavingReason: reason ?? null };
  await tx
    .updateTable('memberships')
    .set({ ...leaving, endsOn: lastDay, endedBeforeLeavingOn: row.endsOn })
    .where('id', '=', row.id)
    .execute();
  await queueLeft(tx, { row, lastDay }, context);
  await recordAudit(tx, context, {
    action: 'membership_left',
    subjectType: 'user',
    subjectId: String(row.holderId),
    details: { membership: row.id, lastDay },
  });
}

/**
 * Leaves a membership with the notice agreed: it ends with the billing period in which the notice is over
 * (docs/product.md#memberships). Again it changes nothing. Throws `not_found`, `forbidden` for somebody whom it covers
 * without being theirs, `not_bookable` once it is over, `minimum_term` with the earliest last day.
 */
export const leaveMembership = operation(leaveMembershipEndpoint, async ({ params, body }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const wanted = { userId, membershipId: params.membershipId, now: clock.now() };
  const { currency } = await readOperator(db);
  const row = await transact(db, async (tx) => {
    const { row: before, today } = await lockMembership(tx, wanted);
    await leave(tx, { row: before, today, reason: body.reason === '' ? undefined : body.reason }, context);
    return readMembership(tx, wanted);
  });
  return { data: await showOne(context, db, row, { userId, currency }), message: 'You have left this membership' };
});
