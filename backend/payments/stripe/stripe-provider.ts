import { addMinutes } from 'date-fns/addMinutes';
import type Stripe from 'stripe';
import type { Dependencies } from '#backend/context.ts';
import type { CardPayment } from '#backend/payments/provider-requests.ts';
import type { Outcome, PaymentProvider } from '#backend/payments/provider.ts';
import { chargeBody, expanded, intentBody } from './intent-body.ts';
import { failureOutcome, intentOutcome, unreadOutcome } from './intent-outcome.ts';
import { moneyResult, refundResult } from './money.ts';
import { readEvent } from './read-event.ts';
import { readMoney } from './read-money.ts';
import { readReport } from './read-report.ts';
import { readToken } from './stored-card.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeFailure } from './stripe-failure.ts';
import { scriptAddress, type StripeMode } from './stripe-hosts.ts';
import { stripeKeys } from './stripe-keys.ts';

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
