import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { scenarioOfCard } from '#sandbox/core/test-cards.ts';
import { getPublicAccount } from '#sandbox/stripe/authenticate.ts';
import { checkCard } from '#sandbox/stripe/check-card.ts';
import { cardError, unauthenticated } from '#sandbox/stripe/errors.ts';
import { parseForm, type FormBody } from '#sandbox/stripe/form-body.ts';
import type { PaymentMethod } from '#sandbox/stripe/stripe-state.ts';
import { refusalOfCard, VENDOR_TEST_CARDS } from '#sandbox/stripe/vendor-test-cards.ts';
import type { World } from '#sandbox/world.ts';

const LIFETIME_MS = 12 * 60 * 60_000;

function makeMethod(world: World, namespace: string, body: FormBody, brand: string): PaymentMethod {
  const card = body.record('payment_method_data.card');
  const cardNumber = card.number ?? '';
  return {
    id: `pm_${world.ids.digits(namespace, 'stripe-method', 24)}`,
    namespace,
    customer: null,
    brand,
    last4: cardNumber.slice(-4),
    expMonth: Number(card.exp_month),
    expYear: 2000 + Number(card.exp_year),
    billingDetails: body.record('payment_method_data.billing_details'),
    scenario: scenarioOfCard(cardNumber, VENDOR_TEST_CARDS),
    refusal: refusalOfCard(cardNumber),
    hasFailedOnce: false,
  };
}

/** `POST /v1/confirmation_tokens`, of the browser: stands for the card in one payment, for twelve hours. */
export function createConfirmationToken(world: World, request: SandboxRequest): Reply {
  const body = parseForm(request.body);
  const namespace = getPublicAccount(body.text('key'));
  if (namespace === null) return unauthenticated();
  const checked = checkCard(body.record('payment_method_data.card'), world.clock.now(namespace));
  const [error] = checked.errors;
  if (error !== undefined) return cardError({ code: error.code, param: error.field, message: error.message });
  const paymentMethod = makeMethod(world, namespace, body, checked.brand ?? 'unknown');
  const id = `ctoken_${world.ids.digits(namespace, 'stripe-token', 24)}`;
  const expiresAt = world.clock.now(namespace) + LIFETIME_MS;
  world.state.stripe.confirmationTokens[id] = { id, namespace, paymentMethod, expiresAt, usedBy: null };
  return json(200, { id, object: 'confirmation_token', expires_at: Math.floor(expiresAt / 1000), livemode: false });
}
