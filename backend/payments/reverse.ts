import type { Ports } from '../context.ts';
import { transact } from '../db/transact.ts';
import { providerOf } from './provider-of.ts';
import { finishOperation, startOperation } from './provider-operation.ts';
import { queueRefusal } from './queue-refusal.ts';
import { lockTransaction, readTransaction } from './read-transaction.ts';
import { transition, type Actor } from './transitions.ts';

const retryMs = 5 * 60 * 1000;

/**
 * Gives back the money of an attempt in state `reversing`. When the provider refuses or is silent it stays so, is tried
 * again later, and staff find it in the log (payments 8.9).
 */
export async function reverse(
  ports: Pick<Ports, 'db' | 'clock' | 'config' | 'services' | 'log'>,
  id: string,
  by: Actor,
): Promise<void> {
  const { db, clock, log } = ports;
  const transaction = await readTransaction(db, id);
  const { providerRef, amount, capturedAmount, currency } = transaction;
  if (transaction.state !== 'reversing' || providerRef === null) return;
  const isCaptured = capturedAmount > 0;
  const operation = await startOperation(db, { transactionId: id, kind: 'reverse', request: { providerRef, isCaptured } }, clock.now());
  const { isRepeated, reference } = operation;
  const result = await providerOf(transaction, ports).reverse({ providerRef, amount, currency, isCaptured, isRepeated, reference });
  await finishOperation(db, operation, result, clock);
  await transact(db, async (tx) => {
    const locked = await lockTransaction(tx, id);
    if (locked.state !== 'reversing') return;
    const now = clock.now();
    if (result.k === 'done') {
      const reversed = await transition(tx, locked, { to: 'reversed', by, now, set: { refundedAmount: capturedAmount, nextCheckAt: null } });
      if (by === 'reconciler') await queueRefusal(tx, reversed, ports);
      return;
    }
    const nextCheckAt = new Date(now.getTime() + retryMs);
    await tx.updateTable('paymentTransactions').set({ nextCheckAt }).where('id', '=', id).execute();
    log.error({ transactionId: id, result }, 'money could not be given back');
  });
}
