import { eventAfterCheck } from '#components/checkout/payment/payment-after-check.ts';
import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import type { PaymentState } from '#components/checkout/payment/payment-state.ts';
import type { Call } from '#lib/api/call.ts';
import { cancel } from './cancel.ts';
import { check } from './check.ts';
import { complete } from './complete.ts';

/** After so many looks a payment that never reached the server is given up. */
const LOOKS_BEFORE_GIVING_UP = 3;

export interface AwaitedPayment {
  transactionUuid: string;
  state: Pick<PaymentState, 'status' | 'provider'>;
  /** How often it has been looked at before. */
  polls: number;
  rt?: string;
}

/**
 * Looks at a payment whose result is awaited; null while there is nothing new. A payment that the server only
 * prepared is cancelled before anybody may try again, so that a late request cannot take the money twice.
 */
export async function pollPayment(
  call: Call,
  { transactionUuid, state, polls: looks, rt }: AwaitedPayment,
): Promise<PaymentEvent | null> {
  const found = await check(call, transactionUuid, rt);
  if (found === null || found === 'unknown') return null;
  if (state.status === 'completing' && found.transactionStatus === 'authorised')
    return complete(call, transactionUuid, rt);
  const isUntouched = ['created', 'ready'].includes(found.transactionStatus);
  if (!isUntouched || looks < LOOKS_BEFORE_GIVING_UP || state.provider === null)
    return eventAfterCheck(state.status, found);
  const isOver = await cancel(call, state.provider, transactionUuid);
  return isOver ? { type: 'fail', error: { kind: 'authorise_failed' } } : null;
}
