import type { Tx } from '#backend/db/schema.ts';
import type { MoneyState } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from './transitions.ts';

/** Whether the whole amount of an attempt was taken, and none of it given back. */
export function isTaken({ amount, capturedAmount, refundedAmount }: PaymentTransaction): boolean {
  return capturedAmount - refundedAmount === amount;
}

/**
 * Writes what a provider says it took and gave back into an attempt that is locked. Refunds it does not know of are
 * kept; more than the attempt is for does not fit into our books and is cut.
 */
export async function recordMoney(
  tx: Tx,
  transaction: PaymentTransaction,
  money: Extract<MoneyState, { kind: 'known' }>,
): Promise<PaymentTransaction> {
  const capturedAmount = Math.min(money.capturedAmount, transaction.amount);
  const refundedAmount = Math.min(Math.max(money.refundedAmount, transaction.refundedAmount), capturedAmount);
  return tx
    .updateTable('paymentTransactions')
    .set({ capturedAmount, refundedAmount })
    .where('id', '=', transaction.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
