import { json } from '#sandbox/core/http.ts';
import { invalidAmount, missing, wrongState } from '#sandbox/stripe/errors.ts';
import type { FormBody } from '#sandbox/stripe/form-body.ts';
import type { Carried } from '#sandbox/stripe/idempotency.ts';
import { noteMovement } from '#sandbox/stripe/movements.ts';
import type { World } from '#sandbox/world.ts';
import { behaviourNow, findIntent } from './change-intent.ts';

/** `POST /v1/refunds`: gives back all or part of what a payment took. */
export function createRefund(world: World, namespace: string, body: FormBody): Carried {
  const id = body.text('payment_intent');
  const intent = findIntent(world, namespace, id);
  if (intent === null) return { reply: missing('payment_intent', id, 'payment_intent'), isKept: true };
  if (intent.status !== 'succeeded') {
    const message = 'This PaymentIntent does not have a successful charge to refund.';
    return { reply: wrongState('payment_intent_unexpected_state', message), isKept: true };
  }
  const left = intent.capturedAmount - intent.refundedAmount;
  if (left === 0)
    return { reply: wrongState('charge_already_refunded', 'The charge has already been refunded.'), isKept: true };
  const amount = body.has('amount') ? Number(body.text('amount')) : left;
  if (amount > left)
    return { reply: invalidAmount('Refund amount is greater than unrefunded amount on charge.'), isKept: true };
  const isDeclined = behaviourNow(world, intent).refund === 'declined';
  if (!isDeclined) {
    intent.refundedAmount += amount;
    noteMovement(world, intent, 'refund', -amount);
  }
  const refund = {
    id: `re_${world.ids.digits(namespace, 'stripe-refund', 24)}`,
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: id,
    status: isDeclined ? 'failed' : 'succeeded',
    ...(isDeclined && { failure_reason: 'lost_or_stolen_card' }),
  };
  return { reply: json(200, refund), isKept: true };
}
