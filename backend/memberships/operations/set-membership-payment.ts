import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';
import { makeMandate } from '#backend/mandates/make-mandate.ts';
import { lockMembership, readMembership } from '#backend/memberships/lock-membership.ts';
import { showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { setMembershipPaymentEndpoint } from '#contract/memberships/memberships.ts';

/**
 * Replaces how a membership is paid from now on; what could not be taken is tried with it at once
 * (docs/product.md#paying-a-membership). Throws `not_found`, `forbidden` for somebody whom it covers without being
 * theirs, `not_bookable` for one that is over or not paid online, `validation_failed` for a card that cannot be used.
 */
export const setMembershipPayment = operation(setMembershipPaymentEndpoint, async ({ params, body }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const { method } = body;
  if (method.kind === 'card' && method.savedCardId === undefined)
    throw invalid({ 'method.saved_card_id': ['Required'] });
  const now = clock.now();
  const wanted = { userId, membershipId: params.membershipId, now };
  const { currency } = await readOperator(db);
  const row = await transact(db, async (tx) => {
    const { row: before } = await lockMembership(tx, wanted);
    if (before.billsFrom === null)
      throw new DomainError('not_bookable', { message: 'This membership is not paid online' });
    const mandateId = await makeMandate(tx, userId, method, context);
    await tx.updateTable('memberships').set({ mandateId }).where('id', '=', before.id).execute();
    await endMandates(tx, [before.mandateId], now);
    await tx
      .updateTable('membershipCharges')
      .set({ state: 'failed', nextAttemptAt: now })
      .where('membershipId', '=', before.id)
      .where('state', 'in', ['failed', 'given_up'])
      .execute();
    await recordAudit(tx, context, {
      action: 'membership_payment_changed',
      subjectType: 'user',
      subjectId: String(before.holderId),
      details: { membership: before.id, kind: method.kind },
    });
    return readMembership(tx, wanted);
  });
  return { data: await showOne(context, db, row, { userId, currency }), message: 'Your way to pay has been saved' };
});
