import type { World } from '../world.ts';
import type { Transaction } from './opayo-state.ts';

type Given = Pick<
  Transaction,
  'namespace' | 'vendorTxCode' | 'transactionType' | 'amount' | 'currency' | 'card' | 'behaviour' | 'avsCvcCheck'
>;

/** Adds a transaction that no bank has decided yet. */
export function recordTransaction(world: World, given: Given): Transaction {
  const transaction: Transaction = {
    transactionId: world.ids.uuid(given.namespace, 'transaction').toUpperCase(),
    ...given,
    threeDSecure: null,
    challenge: null,
    result: null,
    takenAt: null,
    capturedAmount: 0,
    refundedAmount: 0,
    closedBy: null,
    hasLostCapture: false,
  };
  world.state.opayo.transactions[transaction.transactionId] = transaction;
  return transaction;
}

/** Keeps the bank's word and, where it is final at once, moves the money. */
export function settleTransaction(
  world: World,
  transaction: Transaction,
  result: NonNullable<Transaction['result']>,
): void {
  transaction.result = result;
  if (result.status !== 'Ok' || transaction.transactionType === 'Deferred') return;
  transaction.takenAt = world.clock.now(transaction.namespace);
  transaction.capturedAmount = transaction.transactionType === 'Payment' ? transaction.amount : 0;
}
