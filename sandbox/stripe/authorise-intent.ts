import { openChallenge } from '#sandbox/bank/open-challenge.ts';
import type { World } from '#sandbox/world.ts';
import { emit } from './events.ts';
import { noteMovement } from './movements.ts';
import type { Intent, LastError } from './stripe-state.ts';

const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const notAuthenticated: LastError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function getRefusal({ behaviour, paymentMethod }: Intent): LastError | null {
  if (paymentMethod.refusal !== null) return { type: 'card_error', ...paymentMethod.refusal };
  switch (behaviour.bank) {
    case 'declines':
      return declined;
    case 'insufficient_funds':
      return { ...declined, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' };
    case 'expired':
      return { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
    case 'approves':
      return null;
  }
}

async function refuse(world: World, intent: Intent, error: LastError): Promise<void> {
  intent.status = 'requires_payment_method';
  intent.lastError = error;
  await emit(world, intent, 'payment_failed');
}

/** Asks the bank for the money, after whatever authentication there was. */
async function askBank(world: World, intent: Intent): Promise<void> {
  const refusal = getRefusal(intent);
  if (refusal !== null) return refuse(world, intent, refusal);
  const isManual = intent.captureMethod === 'manual';
  intent.status = isManual ? 'requires_capture' : 'succeeded';
  if (!isManual) {
    intent.capturedAmount = intent.amount;
    noteMovement(world, intent, 'charge', intent.amount);
  }
  if (intent.customer !== null && intent.setupFutureUsage !== null) {
    intent.paymentMethod.customer = intent.customer;
    world.state.stripe.paymentMethods[intent.paymentMethod.id] = intent.paymentMethod;
  }
  await emit(world, intent, isManual ? 'amount_capturable_updated' : 'succeeded');
}

function startChallenge(world: World, intent: Intent): void {
  const { namespace, id, amount, currency, paymentMethod, behaviour, description } = intent;
  intent.status = 'requires_action';
  intent.challenge = openChallenge(world, {
    namespace,
    shop: 'Touchline',
    description: description ?? '',
    amountMinor: amount,
    currency: currency.toUpperCase(),
    lastFourDigits: paymentMethod.last4,
    notificationUrl: `${world.origin('fields')}/stripe/three-d-secure/${id}/return`,
    behaviour: behaviour.challenge,
  });
}

/** Authenticates the customer and asks the bank. */
export async function authoriseIntent(world: World, intent: Intent): Promise<void> {
  switch (intent.behaviour.authentication) {
    case 'challenge':
      return startChallenge(world, intent);
    case 'frictionless':
    case 'attempted':
      return askBank(world, intent);
    default:
      return refuse(world, intent, notAuthenticated);
  }
}

/** Goes on after the bank's challenge; a second answer changes nothing. */
export async function endChallenge(world: World, intent: Intent, hasPassed: boolean): Promise<void> {
  if (intent.status !== 'requires_action') return;
  intent.challenge = null;
  await (hasPassed ? askBank(world, intent) : refuse(world, intent, notAuthenticated));
}
