import Stripe from 'stripe';
import { testConfig } from '#tests/support/backend.ts';
import { intentBody } from './stripe/intent-body.ts';
import { failureOutcome, intentOutcome } from './stripe/intent-outcome.ts';
import { stripeKeys } from './stripe/stripe-client.ts';
import { stripeFailure } from './stripe/stripe-failure.ts';
import { apiBase, scriptAddress } from './stripe/stripe-hosts.ts';
import { moneyState, refundResult } from './stripe/stripe-money.ts';
import { readEvent } from './stripe/stripe-provider.ts';

const transactionUuid = '0b9e0000-0000-4000-8000-000000000001';
const now = new Date('2026-11-24T12:00:00Z');
const lookup = { transactionUuid, challengeEndsAt: '2026-11-24T12:20:00.000Z' };
const keys = { publishableKey: 'pk_live_1', secretKey: 'sk_live_1', webhookSecrets: ['whsec_1'] };

/** A payment at Stripe; the fields that matter here. */
function intent(input: Record<string, unknown>): Stripe.PaymentIntent {
  const fields = {
    ...{ id: 'pi_1', client_secret: 'pi_1_secret_1', amount: 620, amount_capturable: 620, amount_received: 0 },
    ...{
      customer: null,
      setup_future_usage: null,
      payment_method: null,
      last_payment_error: null,
      latest_charge: null,
    },
    metadata: { transactionUuid },
    ...input,
  };
  return JSON.parse(JSON.stringify(fields)) as Stripe.PaymentIntent;
}

describe('the keys of an account', () => {
  it('are those of the sandbox in the demo only', () => {
    expect(stripeKeys('sandbox', testConfig())).toMatchObject({ publishableKey: 'pk_test_demo' });
    const outside = testConfig({ demo: false, stripe: keys });
    expect(() => stripeKeys('sandbox', outside)).toThrow('Failed to get Stripe configuration');
  });

  it('are of its mode, or there are none', () => {
    expect(stripeKeys('live', testConfig({ stripe: keys }))).toBe(keys);
    expect(() => stripeKeys('test', testConfig({ stripe: keys }))).toThrow('Failed to get Stripe configuration');
    expect(() => stripeKeys('live', testConfig({ stripe: null }))).toThrow('Failed to get Stripe configuration');
  });

  it('belong to the hosts of the mode', () => {
    const config = testConfig({ gatewayPort: 4010 });
    expect(apiBase('live', config)).toEqual({ protocol: 'https', host: 'api.stripe.com', port: 443 });
    expect(apiBase('sandbox', config)).toEqual({ protocol: 'http', host: '127.0.0.1', port: 4010 });
    expect(scriptAddress('test', config)).toMatch(/^https:\/\/js\.stripe\.com\//);
  });
});

describe('the request', () => {
  const payment = {
    ...{ transactionUuid, amount: 620, currency: 'GBP', description: 'Bookings', email: null, address: '203.0.113.9' },
    billing: { firstName: 'R', lastName: 'R', address1: '1', city: 'L', postcode: 'LS1 4AP', country: 'GB' },
    browser: {
      ...{ javaEnabled: false, javascriptEnabled: true, language: 'en', colorDepth: 24 },
      ...{ screenHeight: 9, screenWidth: 9, tz: 0, userAgent: 'Test' },
    },
    ...{ cardIdentifier: 'ctoken_1', sessionKey: '', notificationUrl: 'https://bookings.example' },
  };

  it.each([
    ['no', null, { confirmation_token: 'ctoken_1' }],
    ['first', 'cus_1', { confirmation_token: 'ctoken_1', customer: 'cus_1', setup_future_usage: 'on_session' }],
  ] as const)('pays with a new card (%s)', (cardOnFile, customer, card) => {
    expect(intentBody({ ...payment, cardOnFile }, customer)).toEqual({
      ...{ amount: 620, currency: 'gbp', confirm: true, capture_method: 'manual', use_stripe_sdk: true },
      ...{ allowed_payment_method_types: ['card'], description: 'Bookings', metadata: { transactionUuid } },
      expand: ['payment_method', 'latest_charge'],
      ...card,
    });
  });

  it('pays with a saved card without a token', () => {
    const body = intentBody({ ...payment, cardOnFile: 'subsequent', cardIdentifier: 'cus_1/pm_1' }, null);
    expect(body).toMatchObject({ customer: 'cus_1', payment_method: 'pm_1' });
    expect(body).not.toHaveProperty('confirmation_token');
  });
});

describe('the answer', () => {
  it.each([
    ['requires_capture', {}, { kind: 'authorised', amount: 620 }],
    ['succeeded', { amount_received: 500 }, { kind: 'authorised', amount: 500 }],
    ['requires_action', {}, { kind: 'sca_required', sca: { method: 'SDK', clientSecret: 'pi_1_secret_1' } }],
    ['requires_action', { client_secret: null }, { kind: 'unknown' }],
    ['processing', {}, { kind: 'unknown', providerRef: 'pi_1' }],
    ['canceled', {}, { kind: 'declined', code: 'canceled' }],
    [
      'requires_payment_method',
      { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'No money.' } },
      { kind: 'declined', code: 'insufficient_funds', customerMessage: 'No money.' },
    ],
    ['something_new', {}, { kind: 'unknown', cause: 'something_new' }],
  ])('of a payment that is %s', (status, input, outcome) => {
    expect(intentOutcome(intent({ status, ...input }), lookup)).toMatchObject(outcome);
  });

  it('about another payment counts for nothing', () => {
    const other = intent({ status: 'requires_capture', metadata: {} });
    expect(intentOutcome(other, lookup)).toEqual({ kind: 'unknown', cause: 'another payment' });
  });

  const { errors } = Stripe;
  it.each([
    ['no connection', new errors.StripeConnectionError({ message: 'x', type: 'api_error' }), 'unknown'],
    ['an error of theirs', new errors.StripeAPIError({ message: 'x', type: 'api_error', statusCode: 500 }), 'unknown'],
    ['too many', new errors.StripeRateLimitError({ message: 'x', type: 'api_error', statusCode: 429 }), 'unknown'],
    [
      'a key used before',
      new errors.StripeIdempotencyError({ message: 'x', type: 'idempotency_error', statusCode: 400 }),
      'unknown',
    ],
    [
      'wrong keys',
      new errors.StripeAuthenticationError({ message: 'x', type: 'api_error', statusCode: 401 }),
      'declined',
    ],
  ] as const)('that failed: %s', (_, error, kind) => {
    expect(failureOutcome(stripeFailure(error))).toMatchObject({ kind });
  });

  it('says to the customer only what is meant for them', () => {
    const refused = {
      type: 'invalid_request_error',
      statusCode: 400,
      message: 'No such token',
      param: 'confirmation_token',
    };
    const error = new errors.StripeInvalidRequestError({ ...refused, type: 'invalid_request_error' });
    expect(failureOutcome(stripeFailure(error))).toMatchObject({
      customerMessage: 'Please enter your card details again',
    });
    const other = new errors.StripeInvalidRequestError({ ...refused, type: 'invalid_request_error', param: 'amount' });
    expect(failureOutcome(stripeFailure(other))).toMatchObject({ kind: 'declined', customerMessage: null });
  });

  it('is no answer when our own code fails', () => {
    expect(() => stripeFailure(new RangeError('ours'))).toThrow('ours');
  });
});

describe('the money', () => {
  it.each([
    ['requires_capture', {}, { kind: 'known', isHeld: true, capturedAmount: 0 }],
    ['canceled', {}, { kind: 'known', isHeld: false, capturedAmount: 0 }],
    [
      'succeeded',
      { amount_received: 620, latest_charge: { amount_refunded: 20 } },
      { kind: 'known', isHeld: false, capturedAmount: 620, refundedAmount: 20 },
    ],
    ['processing', {}, { kind: 'unknown' }],
  ])('of a payment that is %s', (status, input, state) => {
    expect(moneyState(intent({ status, ...input }))).toMatchObject(state);
  });

  it.each([
    ['succeeded', 'done'],
    ['pending', 'done'],
    ['failed', 'refused'],
  ])('of a refund that is %s', (status, kind) => {
    const refund = JSON.parse(JSON.stringify({ status })) as Stripe.Refund;
    expect(refundResult(refund)).toMatchObject({ kind });
  });
});

describe('a notification', () => {
  const rawBody = JSON.stringify({
    ...{ id: 'evt_1', type: 'payment_intent.succeeded' },
    data: { object: { object: 'payment_intent', id: 'pi_1', metadata: { transactionUuid } } },
  });
  const signedWith = (secret: string, payload = rawBody, timestamp = now.getTime() / 1000) => ({
    rawBody: payload,
    headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) },
  });

  it('is read when one of the secrets signed it', () => {
    const news = { eventKey: 'evt_1', providerRef: 'pi_1', transactionUuid };
    expect(readEvent(signedWith('whsec_2'), ['whsec_1', 'whsec_2'], now)).toMatchObject(news);
  });

  it('is nothing with another secret, another body, no secret, or after five minutes', () => {
    expect(readEvent(signedWith('whsec_3'), ['whsec_1', 'whsec_2'], now)).toBeNull();
    expect(readEvent({ ...signedWith('whsec_1'), rawBody: `${rawBody} ` }, ['whsec_1'], now)).toBeNull();
    expect(readEvent(signedWith('whsec_1'), [], now)).toBeNull();
    expect(readEvent(signedWith('whsec_1', rawBody, now.getTime() / 1000 - 301), ['whsec_1'], now)).toBeNull();
  });

  it('about a refund names the payment', () => {
    const about = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' };
    const payload = JSON.stringify({ id: 'evt_2', type: 'charge.refunded', data: { object: about } });
    expect(readEvent(signedWith('whsec_1', payload), ['whsec_1'], now)).toMatchObject({ providerRef: 'pi_1' });
  });
});
