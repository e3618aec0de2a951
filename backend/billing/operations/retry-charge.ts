import { recordAudit } from '#backend/audit/record-audit.ts';
import { mostLostHolds } from '#backend/billing/claim-charge.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { retryChargeEndpoint, type MembershipCharge } from '#contract/payments/staff-payments.ts';

async function lockCharge(tx: Tx, id: string) {
  const charge = await tx
    .selectFrom('membershipCharges as c')
    .innerJoin('memberships as m', 'm.id', 'c.membershipId')
    .leftJoin('mandates as d', 'd.id', 'm.mandateId')
    .where('c.id', '=', id)
    .selectAll('c')
    .select(['m.userId', 'm.status', 'd.kind'])
    .forUpdate('c')
    .executeTakeFirst();
  if (charge === undefined) throw new DomainError('not_found');
  return charge;
}

type Locked = Awaited<ReturnType<typeof lockCharge>>;

function getShown(charge: Locked, currency: string): MembershipCharge {
  const { id, membershipId, userId, periodFrom, amount, state, attempts, failureCode, nextAttemptAt } = charge;
  const isOver = state === 'paid' || state === 'given_up';
  return {
    ...{ id, membershipId, userId, periodFrom, state, attempts, failureCode },
    amount: money(amount, currency),
    nextAttemptAt: isOver ? null : instant(nextAttemptAt),
  };
}

/**
 * Has a charge of a membership that was given up taken again, from whatever pays the membership now; one that is tried
 * again already stays as it is (docs/product.md#paying-a-membership). Throws `not_found`, `transaction_state` for one that
 * is paid, `not_bookable` where the membership is over, `validation_failed` for a card as long as three holds may be left.
 */
export const retryCharge = operation(retryChargeEndpoint, async ({ params, body }, context) => {
  const { db, clock } = context;
  const { currency } = await readOperator(db);
  const { holdsReleased = false } = body;
  const charge = await transact(db, async (tx) => {
    const locked = await lockCharge(tx, params.chargeId);
    if (locked.state === 'paid') throw new DomainError('transaction_state');
    if (locked.state !== 'given_up') return locked;
    if (locked.status !== 'active') throw new DomainError('not_bookable', { message: 'This membership is over' });
    if (locked.kind === 'card' && locked.lostHolds >= mostLostHolds && !holdsReleased)
      throw invalid({ holds_released: ['Required'] });
    await tx
      .updateTable('membershipCharges')
      .set({ state: 'failed', nextAttemptAt: clock.now(), ...(holdsReleased && { lostHolds: 0 }) })
      .where('id', '=', locked.id)
      .execute();
    await recordAudit(tx, context, {
      action: 'membership_charge_retried',
      subjectType: 'user',
      subjectId: String(locked.userId),
      details: { charge: locked.id, membership: locked.membershipId, holdsReleased },
    });
    return lockCharge(tx, locked.id);
  });
  return { data: getShown(charge, currency), message: 'The payment will be tried again' };
});
