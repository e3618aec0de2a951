import type { Tx } from '#backend/db/schema.ts';
import type { MoneyState } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from './transitions.ts';

/** Whether the whole amount of an attempt was captured and nothing refunded. */
export function isTaken({ amount, capturedAmount, refundedAmount }: PaymentTransaction): boolean {
  return capturedAmount - refundedAmount === amount;
}

/**
 * Records the captured and refunded amounts reported by the provider in a locked attempt. Refunds that the provider
 * does not report are kept; a captured amount is capped at the attempt's amount, and a refunded one at the captured.
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
