import { getTenders } from '#components/checkout/form/tenders.ts';
import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import { getProblem } from '#components/checkout/payment/payment-problem.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { Call, CallData } from '#lib/api/call.ts';

export interface Agreed {
  terms: boolean;
  /** Ids of the waivers signed for those who attend. */
  completedWaivers: string[];
}

function getEvent({ status, completeOrderId, orderId }: CallData<'completeCheckout'>): PaymentEvent {
  const order = completeOrderId ?? orderId;
  return status === 'pending' || order === null ? { type: 'result_unknown' } : { type: 'completed', orderId: order };
}

/**
 * Turns an authorised payment into an order (`completeCheckoutSession`). The money is reserved by now, so a failed
 * request is not reported as a failure: the transaction is read again to learn the real state.
 */
export async function complete(call: Call, transactionUuid: string, rt?: string): Promise<PaymentEvent> {
  try {
    const { data } = await call('completeCheckoutSession', {
      params: { transactionId: transactionUuid },
      query: { rt },
    });
    return getEvent(data);
  } catch {
    return { type: 'result_unknown' };
  }
}

/**
 * Completes an order with nothing to pay by card. The server is idempotent for the same basket, so every press may send
 * a new request; an earlier refusal does not persist once its cause is gone.
 */
export async function completeWithoutCard(call: Call, cart: Cart, agreed: Agreed): Promise<PaymentEvent> {
  const { itemHash, source } = cart;
  const choice = source === 'online-joining' ? { cartSource: source } : {};
  try {
    const body = { ...agreed, ...choice, source: 'online', payments: getTenders(cart), itemHash } as const;
    const { data } = await call('completeCheckout', { body });
    const event = getEvent(data);
    return event.type === 'completed' ? event : { type: 'fail', error: { kind: 'order_failed' } };
  } catch (error) {
    return { type: 'fail', error: getProblem(error, 'order_failed') };
  }
}
