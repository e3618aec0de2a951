import type Stripe from 'stripe';
import type { MoneyResult, MoneyState } from '#backend/payments/provider.ts';
import { stripeFailure } from './stripe-failure.ts';

/** The payment is in another state than the request needs, perhaps because of the request itself. */
const notApplicable = ['payment_intent_unexpected_state', 'charge_already_captured', 'resource_missing'];

function isOfStatus(answer: unknown, status: string): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === status;
}

/** Carries out a request about money and reads its result: it is done when the payment then has this status. */
export async function moneyResult(
  carryOut: () => Promise<unknown>,
  status?: Stripe.PaymentIntent.Status,
): Promise<MoneyResult> {
  try {
    const answer = await carryOut();
    if (status !== undefined && !isOfStatus(answer, status)) return { kind: 'unknown', cause: 'bad_response' };
    return { kind: 'done' };
  } catch (error) {
    const failure = stripeFailure(error);
    if (failure.kind === 'unanswered') return { kind: 'unknown', cause: failure.cause };
    const { code, param } = failure;
    if (code === 'charge_already_refunded' || param === 'amount') return { kind: 'nothing_left', code };
    return { kind: notApplicable.includes(code) ? 'not_applicable' : 'refused', code };
  }
}

/** The refund is made, or on its way. */
const accepted = ['succeeded', 'pending', 'requires_action'];

/** Reads the result of a refund. One that the bank has not carried out yet counts as done. */
export function refundResult({ status, failure_reason: reason }: Stripe.Refund): MoneyResult {
  if (status === 'failed' || status === 'canceled') return { kind: 'refused', code: reason ?? status };
  return status !== null && accepted.includes(status) ? { kind: 'done' } : { kind: 'unknown', cause: 'bad_response' };
}

/** The state of the money of a payment, which comes with its charge. */
export function moneyState({ status, amount_received, latest_charge: charge }: Stripe.PaymentIntent): MoneyState {
  if (status === 'processing') return { kind: 'unknown', cause: status };
  const refundedAmount = charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
  if (status === 'succeeded') return { kind: 'known', isHeld: false, capturedAmount: amount_received, refundedAmount };
  return { kind: 'known', isHeld: status === 'requires_capture', capturedAmount: 0, refundedAmount: 0 };
}
