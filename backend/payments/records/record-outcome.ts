import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { applyOutcome, type Applied } from '#backend/payments/apply-outcome.ts';
import type { MoneyState } from '#backend/payments/provider.ts';
import { finishOperation, startOperation, type OperationKind, type StartedOperation } from './provider-operation.ts';
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

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>;

/** Records in a transaction of its own that the provider is about to be called. */
export function beginOperation(
  { db, clock }: Deps,
  request: { transactionUuid: string; kind: OperationKind; request: unknown },
): Promise<StartedOperation> {
  return transact(db, (tx) => startOperation(tx, request, clock.now()));
}

/**
 * Records a provider's answer and applies it in one database transaction. When that fails, the answer is still recorded
 * alone, because its reference is the only way to find the customer's money. Rethrows the error.
 */
export async function recordOutcome(
  deps: Deps,
  operation: StartedOperation,
  applied: Applied,
): Promise<PaymentTransaction> {
  try {
    return await transact(deps.db, async (tx) => {
      const after = await applyOutcome(tx, applied, deps);
      await finishOperation(tx, operation, applied.outcome, deps.clock);
      return after;
    });
  } catch (error) {
    await finishOperation(deps.db, operation, applied.outcome, deps.clock);
    throw error;
  }
}
