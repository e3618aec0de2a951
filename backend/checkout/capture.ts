import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { MoneyResult } from '#backend/payments/provider.ts';
import { finishOperation } from '#backend/payments/records/provider-operation.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import type { Actor } from '#backend/payments/records/transitions.ts';
import { startReversing } from '#backend/payments/reversal/start-reversing.ts';
import type { Preparation } from './prepare-completion.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services'>;
type Capturing = Extract<Preparation, { next: 'capture' }>;

/** Time after which the provider is queried about a capture without an answer. */
const retrySeconds = 30;

/** Captures the money and records the result. */
export async function capture(deps: Deps, { transaction, operation }: Capturing, by: Actor): Promise<MoneyResult> {
  const { id, providerRef, amount } = transaction;
  if (providerRef === null) throw new Error(`Payment ${id} was approved without a reference.`);
  const result = await getProvider(transaction, deps).capture({ providerRef, amount, reference: operation.reference });
  await transact(deps.db, async (tx) => {
    const locked = await lockTransaction(tx, id);
    await finishOperation(tx, operation, result, deps.clock);
    const nextCheckAt = addSeconds(deps.clock.now(), retrySeconds);
    const set = {
      ...(result.kind === 'done' && { capturedAmount: amount }),
      ...(locked.state === 'completing' && { nextCheckAt }),
    };
    if (Object.keys(set).length > 0)
      await tx.updateTable('paymentTransactions').set(set).where('id', '=', id).execute();
    // This process was suspended until its claim expired; another process took over and found no capture.
    if (result.kind === 'done' && locked.state === 'reversed' && locked.capturedAmount === 0) {
      await startReversing(tx, locked, { by, reason: 'captured after it was given up' }, deps);
    }
  });
  return result;
}
