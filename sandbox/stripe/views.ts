import type { Customer, Intent, PaymentMethod } from './stripe-state.ts';

/** How the API shows a payment method. */
export function paymentMethodView(method: PaymentMethod): Record<string, unknown> {
  const { id, customer, brand, last4, expMonth, expYear, billingDetails } = method;
  const card = { brand, last4, exp_month: expMonth, exp_year: expYear, country: 'GB', funding: 'credit' };
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card,
    billing_details: billingDetails,
    livemode: false,
  };
}

/** The charge of a payment that the bank has approved. */
export function chargeView(intent: Intent): Record<string, unknown> | null {
  const { id, amount, capturedAmount, refundedAmount, status } = intent;
  if (status !== 'requires_capture' && status !== 'succeeded') return null;
  return {
    id: id.replace(/^pi_/, 'ch_'),
    object: 'charge',
    payment_intent: id,
    amount,
    amount_captured: capturedAmount,
    amount_refunded: refundedAmount,
    captured: status === 'succeeded',
    refunded: capturedAmount > 0 && refundedAmount === capturedAmount,
    disputed: intent.disputedAmount > 0,
    metadata: intent.metadata,
  };
}

function nextAction({ status, challenge }: Intent): Record<string, unknown> | null {
  if (status !== 'requires_action' || challenge === null) return null;
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
}

/** How the API shows a payment; what the request wants expanded comes as an object, else as its id. */
export function intentView(intent: Intent, expand: readonly string[] = []): Record<string, unknown> {
  const { id, status, amount, capturedAmount, paymentMethod } = intent;
  const charge = chargeView(intent);
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: capturedAmount,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: Math.floor(intent.createdAt / 1000),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: expand.includes('latest_charge') ? charge : (charge?.id ?? null),
    livemode: false,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    payment_method:
      status === 'requires_payment_method'
        ? null
        : expand.includes('payment_method')
          ? paymentMethodView(paymentMethod)
          : paymentMethod.id,
    payment_method_types: ['card'],
    setup_future_usage: intent.setupFutureUsage,
    status,
  };
}

/** What a browser may see of a payment. */
export function publicIntentView(intent: Intent): Record<string, unknown> {
  const { id, status, amount, currency, clientSecret, lastError } = intent;
  return {
    ...{ id, object: 'payment_intent', status, amount, currency },
    client_secret: clientSecret,
    last_payment_error: lastError,
    next_action: nextAction(intent),
  };
}

export function customerView({ id, email, name }: Customer): Record<string, unknown> {
  return { id, object: 'customer', email, name, livemode: false };
}
