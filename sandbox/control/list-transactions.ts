import { isHeld } from '#sandbox/opayo/held.ts';
import type { Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';

/** The state of a payment's money; amounts in minor units, without surcharge. */
export interface TransactionAccount extends Pick<
  Transaction,
  'transactionId' | 'namespace' | 'vendorTxCode' | 'transactionType' | 'amount' | 'surchargeAmount' | 'currency'
> {
  /** The bank's result; null while the bank has not been asked. */
  status: string | null;
  isHeld: boolean;
  capturedAmount: number;
  /** Voided or refunded. */
  refundedAmount: number;
}

function getAccount(world: World, transaction: Transaction): TransactionAccount {
  const { transactionId, namespace, vendorTxCode, transactionType, amount, surchargeAmount, currency } = transaction;
  const { result, capturedAmount, refundedAmount, closedBy } = transaction;
  return {
    ...{ transactionId, namespace, vendorTxCode, transactionType, amount, surchargeAmount, currency },
    status: result?.status ?? null,
    isHeld: isHeld(world, transaction),
    capturedAmount,
    refundedAmount: closedBy === 'void' ? capturedAmount : refundedAmount,
  };
}

/**
 * Every payment of a namespace (`*` for all) as the gateway has recorded it; refunds are counted with their payment.
 */
export function listTransactions(world: World, namespace: string): TransactionAccount[] {
  return Object.values(world.state.opayo.transactions)
    .filter((known) => known.transactionType !== 'Refund' && (namespace === '*' || known.namespace === namespace))
    .map((known) => getAccount(world, known));
}
