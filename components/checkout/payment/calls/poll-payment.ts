import { eventAfterCheck } from '#components/checkout/payment/payment-after-check.ts';
import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import type { PaymentState } from '#components/checkout/payment/payment-state.ts';
import type { Call } from '#lib/api/call.ts';
import { cancel } from './cancel.ts';
import { check } from './check.ts';
import { complete } from './complete.ts';

/** The number of polls after which a payment that never reached the provider is cancelled. */
const LOOKS_BEFORE_GIVING_UP = 3;

export interface AwaitedPayment {
  transactionUuid: string;
  state: Pick<PaymentState, 'status' | 'provider'>;
  /** The number of earlier polls. */
  polls: number;
  rt?: string;
}

/**
 * Polls a payment with an unknown result; null while nothing has changed. A payment that the server has only prepared
 * is cancelled before a retry is allowed, so that a late request cannot charge twice.
 */
export async function pollPayment(
  call: Call,
  { transactionUuid, state, polls, rt }: AwaitedPayment,
): Promise<PaymentEvent | null> {
  const found = await check(call, transactionUuid, rt);
  if (found === null || found === 'unknown') return null;
  if (state.status === 'completing' && found.transactionStatus === 'authorised')
    return complete(call, transactionUuid, rt);
  const isUntouched = ['created', 'ready'].includes(found.transactionStatus);
  if (!isUntouched || polls < LOOKS_BEFORE_GIVING_UP || state.provider === null)
    return eventAfterCheck(state.status, found);
  const isOver = await cancel(call, state.provider, transactionUuid);
  return isOver ? { type: 'fail', error: { kind: 'authorise_failed' } } : null;
}
