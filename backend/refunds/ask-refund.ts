import type { MoneyResult, PaymentProvider } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

/** A refund that its provider is to carry out. */
export interface RefundToSend {
  /** The payment as it was before the provider was asked. */
  transaction: PaymentTransaction & { providerRef: string };
  /** Minor units. */
  amount: number;
  /** The same for every attempt. */
  reference: string;
  /** No earlier request for this refund may have been carried out. */
  isFirst: boolean;
}

export interface AskedRefund {
  result: MoneyResult;
  /** `open`: it may have been carried out, or may be yet. */
  became: 'done' | 'failed' | 'open';
}

/** Whether the provider has answered: it refuses, or has had this request before and does not say what became of it. */
export const isAnswer = (result: MoneyResult): boolean => result.kind !== 'unknown' || result.cause === 'repeated';

/**
 * Whether a refund is in what went back of its payment beyond the refunds that we know of; null where the provider does
 * not say. What staff gave back in the provider's portal meanwhile counts as the refund, so that nobody is given it twice.
 */
async function hasGone(
  provider: PaymentProvider,
  { transaction, amount }: Pick<RefundToSend, 'transaction' | 'amount'>,
): Promise<boolean | null> {
  if (!provider.tellsRefunds) return null;
  const money = await provider.moneyState(transaction);
  if (money.kind === 'unknown' || money.isHeld) return null;
  const kept = money.capturedAmount - money.refundedAmount;
  return transaction.capturedAmount - transaction.refundedAmount - kept >= amount;
}

/**
 * Asks a provider to give money back. A first refusal ends the refund, but for one that says that nothing is left: the
 * network may have delivered the request twice, and this be the answer to the second. That and a repetition are decided by
 * the money: the provider is asked how much went back, before the request is sent again and after it is refused; one that
 * does not tell leaves the refund open.
 */
export async function askForRefund(provider: PaymentProvider, refund: RefundToSend): Promise<AskedRefund> {
  const { transaction, amount, reference, isFirst } = refund;
  if (!isFirst && provider.tellsRefunds) {
    const isGone = await hasGone(provider, refund);
    if (isGone === null) return { result: { kind: 'unknown', cause: 'no account of the money' }, became: 'open' };
    if (isGone) return { result: { kind: 'done' }, became: 'done' };
  }
  const result = await provider.refund({ providerRef: transaction.providerRef, amount, reference });
  if (result.kind === 'done') return { result, became: 'done' };
  if (isFirst && result.kind !== 'nothing_left')
    return { result, became: result.kind === 'unknown' ? 'open' : 'failed' };
  const isGone = isAnswer(result) ? await hasGone(provider, refund) : null;
  if (isGone === null) return { result, became: 'open' };
  return { result, became: isGone ? 'done' : 'failed' };
}
