import { json, type Reply } from '#sandbox/core/http.ts';
import { SCENARIOS, type Behaviour } from '#sandbox/core/scenarios.ts';
import { missing, invalidAmount, wrongState } from '#sandbox/stripe/errors.ts';
import { emit } from '#sandbox/stripe/events.ts';
import type { FormBody } from '#sandbox/stripe/form-body.ts';
import type { Carried } from '#sandbox/stripe/idempotency.ts';
import { noteMovement } from '#sandbox/stripe/movements.ts';
import type { Intent } from '#sandbox/stripe/stripe-state.ts';
import { intentView } from '#sandbox/stripe/views.ts';
import { getOverride, type World } from '#sandbox/world.ts';

/** A payment of this account. */
export function findIntent(world: World, namespace: string, id: string | undefined): Intent | null {
  const intent = world.state.stripe.intents[id ?? ''];
  return intent?.namespace === namespace ? intent : null;
}

/** How the bank treats a payment now, which a test control may have changed. */
export function behaviourNow(world: World, { namespace, behaviour }: Intent): Behaviour {
  const override = getOverride(world, namespace);
  return override === null ? behaviour : { ...behaviour, ...SCENARIOS[override] };
}

const unexpected = ({ status }: Intent, deed: string): Reply =>
  wrongState(
    'payment_intent_unexpected_state',
    `This PaymentIntent could not be ${deed} because it has a status of ${status}.`,
  );

/** `POST …/capture`: takes the held money, or a part of it; once only. */
export async function captureIntent(world: World, namespace: string, id: string, body: FormBody): Promise<Carried> {
  const intent = findIntent(world, namespace, id);
  if (intent === null) return { reply: missing('payment_intent', id), isKept: true };
  if (intent.status !== 'requires_capture') return { reply: unexpected(intent, 'captured'), isKept: true };
  const amount = body.has('amount_to_capture') ? Number(body.text('amount_to_capture')) : intent.amount;
  if (amount > intent.amount)
    return { reply: invalidAmount('The amount is greater than what can be captured.'), isKept: true };
  const { capture } = behaviourNow(world, intent);
  if (capture === 'refused') {
    const message = 'The charge cannot be captured because the charge has expired.';
    return { reply: wrongState('charge_expired_for_capture', message), isKept: true };
  }
  if (capture === 'unknown_once' && !intent.hasLostCapture) {
    intent.hasLostCapture = true;
    return { reply: json(200, {}), isKept: false, isLost: true };
  }
  intent.status = 'succeeded';
  intent.capturedAmount = amount;
  noteMovement(world, intent, 'charge', amount);
  await emit(world, intent, 'succeeded');
  return { reply: json(200, intentView(intent, Object.values(body.record('expand')))), isKept: true };
}

/** `POST …/cancel`: ends a payment that has not taken money. */
export async function cancelIntent(world: World, namespace: string, id: string): Promise<Carried> {
  const intent = findIntent(world, namespace, id);
  if (intent === null) return { reply: missing('payment_intent', id), isKept: true };
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return { reply: unexpected(intent, 'canceled'), isKept: true };
  intent.status = 'canceled';
  await emit(world, intent, 'canceled');
  return { reply: json(200, intentView(intent)), isKept: true };
}
