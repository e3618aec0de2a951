import { addMinutes } from 'date-fns/addMinutes';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import type { CardPayment } from '#backend/payments/provider-requests.ts';
import type { Outcome, PaymentProvider, Notification, RawNotification } from '#backend/payments/provider.ts';
import { chargeBody, expanded, intentBody } from './intent-body.ts';
import { readToken, failureOutcome, intentOutcome, unreadOutcome } from './intent-outcome.ts';
import { stripeKeys, stripeClient } from './stripe-client.ts';
import { stripeFailure } from './stripe-failure.ts';
import { scriptAddress, type StripeMode } from './stripe-hosts.ts';
import { readReport, readMoney, moneyResult, refundResult } from './stripe-money.ts';

const toleranceSeconds = 300;
const intentSchema = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  metadata: z.object({ transactionUuid: z.uuid().optional().catch(undefined) }),
});
const ofIntentSchema = z.object({ object: z.string(), payment_intent: z.string().nullish() });
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.union([intentSchema, ofIntentSchema]) }),
});

function isSigned({ rawBody, headers }: RawNotification, secret: string, now: Date): boolean {
  const signature = headers['stripe-signature'] ?? '';
  try {
    // The time of arrival is ours, in milliseconds.
    Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, now.getTime());
    return true;
  } catch {
    return false;
  }
}

/**
 * Verifies the signature of a notification over the body as it arrived, and only then reads it. Null when no secret of
 * the account fits, or when it is older than five minutes.
 */
export function readEvent(notification: RawNotification, secrets: readonly string[], now: Date): Notification | null {
  if (!secrets.some((secret) => isSigned(notification, secret, now))) return null;
  const read = eventSchema.safeParse(JSON.parse(notification.rawBody));
  if (!read.success) return null;
  const { id: eventKey, type, data } = read.data;
  if ('metadata' in data.object) {
    const { id: providerRef, metadata } = data.object;
    return { eventKey, type, providerRef, transactionUuid: metadata.transactionUuid ?? null };
  }
  return { eventKey, type, providerRef: data.object.payment_intent ?? null, transactionUuid: null };
}

/** Time in which the bank's check has to be passed. */
const challengeMinutes = 20;

/** Stripe (docs/product.md#stripe): a payment is created and confirmed at once, held, and captured at completion. */
export function stripeProvider(
  mode: StripeMode,
  dependencies: Pick<Dependencies, 'config' | 'services' | 'clock'>,
): PaymentProvider {
  const { config, clock } = dependencies;
  const stripe = stripeClient(mode, dependencies);
  const { paymentIntents, refunds, customers } = stripe;

  /** Makes a payment, or asks for one; what the library throws is a result, too. */
  async function getOutcome(
    uuid: string,
    ask: () => Promise<Stripe.PaymentIntent | undefined>,
    ofFailure = failureOutcome,
  ): Promise<Outcome> {
    const challengeEndsAt = addMinutes(clock.now(), challengeMinutes).toISOString();
    try {
      const intent = await ask();
      if (intent === undefined) return { kind: 'not_found' };
      return intentOutcome(intent, { transactionUuid: uuid, challengeEndsAt });
    } catch (error) {
      return ofFailure(stripeFailure(error));
    }
  }
  const readOutcome: typeof getOutcome = (uuid, ask) => getOutcome(uuid, ask, unreadOutcome);
  /** The customer for whom a card is stored; null when none is. */
  async function getCustomer({ cardOnFile, transactionUuid, email, billing }: CardPayment): Promise<string | null> {
    if (cardOnFile !== 'first') return null;
    const name = `${billing.firstName} ${billing.lastName}`;
    const person = { name, ...(email !== null && { email }) };
    return (await customers.create(person, { idempotencyKey: `${transactionUuid}:customer` })).id;
  }
  async function findIntent(transactionUuid: string): Promise<Stripe.PaymentIntent | undefined> {
    const query = `metadata['transactionUuid']:'${transactionUuid}'`;
    const { data } = await paymentIntents.search({ query, limit: 1, expand: expanded.map((name) => `data.${name}`) });
    return data[0];
  }

  return {
    createCardSession: () =>
      Promise.resolve({ sessionKey: stripeKeys(mode, config).publishableKey, url: scriptAddress(mode, config) }),
    authorise(payment) {
      const { transactionUuid } = payment;
      return getOutcome(transactionUuid, async () => {
        const body = intentBody(payment, await getCustomer(payment));
        return paymentIntents.create(body, { idempotencyKey: `${transactionUuid}:authorise` });
      });
    },
    charge: (charge) =>
      getOutcome(charge.reference, () =>
        paymentIntents.create(chargeBody(charge), { idempotencyKey: `${charge.reference}:charge` }),
      ),
    // Stripe hears the bank's answer itself.
    answerChallenge: ({ transactionUuid, providerRef }) =>
      readOutcome(transactionUuid, () => paymentIntents.retrieve(providerRef, { expand: expanded })),
    query: ({ transactionUuid, providerRef }) =>
      readOutcome(transactionUuid, () =>
        providerRef === null ? findIntent(transactionUuid) : paymentIntents.retrieve(providerRef, { expand: expanded }),
      ),
    capture: ({ providerRef, amount, reference }) =>
      moneyResult(
        () => paymentIntents.capture(providerRef, { amount_to_capture: amount }, { idempotencyKey: reference }),
        'succeeded',
      ),
    tellsRefunds: true,
    moneyState: ({ providerRef }) => readMoney(stripe, providerRef),
    listReport: (span) => readReport(stripe, span),
    abort: ({ providerRef }) => moneyResult(() => paymentIntents.cancel(providerRef), 'canceled'),
    // Stripe knows no void: captured money is refunded.
    voidCapture: () => Promise.resolve({ kind: 'not_applicable', code: 'no_void' }),
    async refund({ providerRef, amount, reference }) {
      const refunded: Stripe.Refund[] = [];
      const result = await moneyResult(async () => {
        const body = { payment_intent: providerRef, amount };
        refunded.push(await refunds.create(body, { idempotencyKey: reference }));
      });
      const [refund] = refunded;
      return refund === undefined ? result : refundResult(refund);
    },
    async forgetCard({ token }) {
      const result = await moneyResult(() => customers.del(readToken(token).customer));
      return result.kind === 'done' || (result.kind === 'not_applicable' && result.code === 'resource_missing');
    },
    async abandon({ providerRef }) {
      await moneyResult(() => paymentIntents.cancel(providerRef));
    },
    readNotification: (notification) => readEvent(notification, stripeKeys(mode, config).webhookSecrets, clock.now()),
  };
}
