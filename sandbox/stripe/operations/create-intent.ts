import { json, type Reply } from '#sandbox/core/http.ts';
import { getBehaviour, type Behaviour } from '#sandbox/core/scenarios.ts';
import { authoriseIntent } from '#sandbox/stripe/authorise-intent.ts';
import { broken, cardError, invalid, missing } from '#sandbox/stripe/errors.ts';
import type { FormBody } from '#sandbox/stripe/form-body.ts';
import type { Carried } from '#sandbox/stripe/idempotency.ts';
import type { ConfirmationToken, Intent, PaymentMethod } from '#sandbox/stripe/stripe-state.ts';
import { intentView } from '#sandbox/stripe/views.ts';
import { getOverride, type World } from '#sandbox/world.ts';

const SLOW_MS = 8_000;
const GATEWAY_TIMEOUT_MS = 60_000;
/** The least that can be charged, in minor units. */
const MINIMUM = 30;
/** Parameters of earlier versions of the API, which the version of today refuses. */
const GONE = ['payment_method_types'];

function checkBody(body: FormBody): Reply | null {
  const gone = GONE.find((name) => body.has(name));
  if (gone !== undefined) return invalid(gone, `Received unknown parameter: ${gone}`, 'parameter_unknown');
  const amount = Number(body.text('amount'));
  if (!Number.isInteger(amount) || amount < 1) return invalid('amount', 'Invalid integer', 'parameter_invalid_integer');
  if (amount < MINIMUM) return invalid('amount', 'Amount must be at least £0.30 gbp', 'amount_too_small');
  return body.text('currency') === '' ? invalid('currency', 'Missing required param: currency.') : null;
}

interface Card {
  method: PaymentMethod;
  token: ConfirmationToken | null;
}

function findCard(world: World, namespace: string, body: FormBody): Card | Reply {
  const { confirmationTokens, paymentMethods } = world.state.stripe;
  const tokenId = body.text('confirmation_token');
  if (tokenId !== '') {
    const token = confirmationTokens[tokenId];
    if (token?.namespace !== namespace) return missing('confirmation_token', tokenId, 'confirmation_token');
    const isOver = token.usedBy !== null || world.clock.now(namespace) >= token.expiresAt;
    if (isOver) return invalid('confirmation_token', 'The confirmation token was used or has expired.', 'token_used');
    return { method: token.paymentMethod, token };
  }
  const id = body.text('payment_method');
  const method = paymentMethods[id];
  const isKnown = method?.namespace === namespace && method.customer === body.text('customer');
  return isKnown ? { method, token: null } : missing('PaymentMethod', id, 'payment_method');
}

/** How bank and network treat the card now; a stored one may have changed since. */
function getCardBehaviour(world: World, namespace: string, { method, token }: Card): Behaviour {
  const behaviour = getBehaviour(getOverride(world, namespace), method.scenario);
  if (token !== null) return behaviour;
  return {
    ...behaviour,
    ...(behaviour.reuse === 'challenged' && { authentication: 'challenge' }),
    ...(behaviour.reuse === 'expired' && { bank: 'expired' }),
  };
}

/** Trouble before the request is carried out, so that nothing is kept for its key. */
async function networkTrouble(world: World, { method }: Card, network: Behaviour['network']): Promise<Reply | null> {
  if (network === 'slow') await world.clock.sleep(SLOW_MS);
  if (network === 'never_processes') {
    await world.clock.sleep(GATEWAY_TIMEOUT_MS);
    return broken();
  }
  if (network !== 'fails_once' || method.hasFailedOnce) return null;
  method.hasFailedOnce = true;
  return broken();
}

function makeIntent(world: World, namespace: string, body: FormBody, { method, token }: Card, behaviour: Behaviour) {
  const id = `pi_${world.ids.digits(namespace, 'stripe-intent', 24)}`;
  const intent: Intent = {
    id,
    namespace,
    clientSecret: `${id}_secret_${world.ids.digits(namespace, 'stripe-secret', 24)}`,
    amount: Number(body.text('amount')),
    currency: body.text('currency'),
    description: body.text('description') || null,
    metadata: body.record('metadata'),
    captureMethod: body.text('capture_method') === 'manual' ? 'manual' : 'automatic',
    customer: body.text('customer') || null,
    setupFutureUsage: body.text('setup_future_usage') || null,
    status: 'requires_payment_method',
    paymentMethod: method,
    behaviour,
    lastError: null,
    challenge: null,
    capturedAmount: 0,
    refundedAmount: 0,
    disputedAmount: 0,
    movements: [],
    hasLostCapture: false,
    createdAt: world.clock.now(namespace),
  };
  world.state.stripe.intents[id] = intent;
  if (token !== null) token.usedBy = id;
  return intent;
}

/** `POST /v1/payment_intents` with `confirm`: creates a payment and asks the bank; a decline is 402 with the payment. */
export async function createIntent(world: World, namespace: string, body: FormBody): Promise<Carried> {
  const fault = checkBody(body);
  if (fault !== null) return { reply: fault, isKept: true };
  if (body.text('confirm') !== 'true')
    return { reply: invalid('confirm', 'This sandbox only takes payments that are confirmed.'), isKept: true };
  const card = findCard(world, namespace, body);
  if (!('method' in Object(card))) return { reply: card as Reply, isKept: true };
  const found = card as Card;
  const behaviour = getCardBehaviour(world, namespace, found);
  if (behaviour.reuse === 'unknown' && found.token === null)
    return { reply: missing('PaymentMethod', found.method.id, 'payment_method'), isKept: true };
  const trouble = await networkTrouble(world, found, behaviour.network);
  if (trouble !== null) return { reply: trouble, isKept: false };
  const intent = makeIntent(world, namespace, body, found, behaviour);
  await authoriseIntent(world, intent);
  const view = intentView(intent, Object.values(body.record('expand')));
  const { lastError } = intent;
  const reply = lastError === null ? json(200, view) : cardError({ ...lastError, payment_intent: view });
  return { reply, isKept: true, isLost: behaviour.network === 'closes_after_processing' };
}
