import { SURCHARGE_PERCENT } from '#sandbox/core/scenarios.ts';
import type { World } from '#sandbox/world.ts';
import { endStoring } from './cards/store-card.ts';
import { vendorCodeKey, type Transaction } from './opayo-state.ts';

type TransactionInput = Pick<
  Transaction,
  | 'namespace'
  | 'vendorTxCode'
  | 'transactionType'
  | 'amount'
  | 'currency'
  | 'card'
  | 'behaviour'
  | 'cardOnFile'
  | 'avsCvcCheck'
>;

/** Adds a transaction without a result of the bank. */
export function recordTransaction(world: World, input: TransactionInput): Transaction {
  const transaction: Transaction = {
    transactionId: world.ids.uuid(input.namespace, 'transaction').toUpperCase(),
    ...input,
    surchargeAmount: getSurcharge(input),
    threeDSecure: null,
    challenge: null,
    result: null,
    authorisedAt: null,
    takenAt: null,
    capturedAmount: 0,
    refundedAmount: 0,
    closedBy: null,
    instructions: [],
    hasLostCapture: false,
  };
  world.state.opayo.transactions[transaction.transactionId] = transaction;
  world.state.opayo.vendorTxCodes[vendorCodeKey(transaction)] = true;
  return transaction;
}

/** A refund has no surcharge. */
function getSurcharge({ behaviour, transactionType, amount }: TransactionInput): number {
  if (behaviour.surcharge === 'none' || transactionType === 'Refund') return 0;
  return Math.round((amount * SURCHARGE_PERCENT) / 100);
}

/** Stores the bank's result and, for an immediate payment or refund, moves the money. */
export function settleTransaction(
  world: World,
  transaction: Transaction,
  result: NonNullable<Transaction['result']>,
): void {
  transaction.result = result;
  if (transaction.cardOnFile === 'first') endStoring(world, transaction);
  if (result.status !== 'Ok') return;
  const now = world.clock.now(transaction.namespace);
  transaction.authorisedAt = now;
  if (transaction.transactionType === 'Deferred') return;
  transaction.takenAt = now;
  transaction.capturedAmount = transaction.transactionType === 'Payment' ? transaction.amount : 0;
}
