import { isHeld as isHeldOnPage } from '#sandbox/hosted/direct-routes.ts';
import type { HostedPayment } from '#sandbox/hosted/hosted-state.ts';
import { isHeld } from '#sandbox/opayo/held.ts';
import type { Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { Intent } from '#sandbox/stripe/stripe-state.ts';
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

/** A payment on the payment page, in the words of the others. */
function getPageAccount(world: World, payment: HostedPayment): TransactionAccount {
  const { xref, namespace, reference, dialect, amount, currency, state, capturedAmount, refundedAmount } = payment;
  return {
    ...{ transactionId: xref, namespace, vendorTxCode: reference, amount, surchargeAmount: 0, currency },
    transactionType: dialect === 'cardstream' ? 'Deferred' : 'Payment',
    status: state === 'open' || state === 'challenged' ? null : state === 'declined' ? 'NotAuthed' : 'Ok',
    isHeld: isHeldOnPage(world, payment),
    capturedAmount,
    refundedAmount: state === 'canceled' ? capturedAmount : refundedAmount,
  };
}

function getIntentAccount({ id, namespace, status, ...intent }: Intent): TransactionAccount {
  const isTaken = status === 'succeeded';
  return {
    transactionId: id,
    namespace,
    vendorTxCode: intent.metadata.transactionUuid ?? '',
    transactionType: intent.captureMethod === 'manual' ? 'Deferred' : 'Payment',
    amount: intent.amount,
    surchargeAmount: 0,
    currency: intent.currency.toUpperCase(),
    status: isTaken || status === 'requires_capture' ? 'Ok' : status,
    isHeld: status === 'requires_capture',
    capturedAmount: intent.capturedAmount,
    refundedAmount: intent.refundedAmount,
  };
}

/**
 * Every payment of a namespace (`*` for all) as the gateway has recorded it; refunds are counted with their payment.
 */
export function listTransactions(world: World, namespace: string): TransactionAccount[] {
  const isWanted = (known: { namespace: string }) => namespace === '*' || known.namespace === namespace;
  const { opayo, hosted, stripe } = world.state;
  return [
    ...Object.values(opayo.transactions)
      .filter((known) => known.transactionType !== 'Refund' && isWanted(known))
      .map((known) => getAccount(world, known)),
    ...Object.values(hosted.payments)
      .filter((known) => isWanted(known) && known.card !== null)
      .map((known) => getPageAccount(world, known)),
    ...Object.values(stripe.intents).filter(isWanted).map(getIntentAccount),
  ];
}
