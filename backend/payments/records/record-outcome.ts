import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { applyOutcome, type Applied } from '#backend/payments/apply-outcome.ts';
import { finishOperation, startOperation, type OperationKind, type StartedOperation } from './provider-operation.ts';
import type { PaymentTransaction } from './transitions.ts';

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
