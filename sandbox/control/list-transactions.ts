import { isHeld } from '#sandbox/opayo/held.ts';
import type { Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';

/** Where the money of a payment is; amounts in minor units, without surcharge. */
export interface TransactionAccount extends Pick<
  Transaction,
  'transactionId' | 'namespace' | 'vendorTxCode' | 'transactionType' | 'amount' | 'surchargeAmount' | 'currency'
> {
  /** What the bank said; null while it was not asked. */
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

/** Every payment of a namespace (`*` for all) as the gateway's own books have it; refunds are counted with their payment. */
export function listTransactions(world: World, namespace: string): TransactionAccount[] {
  return Object.values(world.state.opayo.transactions)
    .filter((known) => known.transactionType !== 'Refund' && (namespace === '*' || known.namespace === namespace))
    .map((known) => getAccount(world, known));
}
