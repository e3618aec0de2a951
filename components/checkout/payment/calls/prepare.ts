import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import { getProblem, type PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import type { PaymentSession } from '#contract/payments/checkout.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import type { Call } from '#lib/api/call.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import type { Zone } from '#lib/zones/zone.ts';

/** The providers whose payments this page can take. */
const supported: readonly ProviderKind[] = ['opayo', 'stripe', 'hosted'];

export interface ReturnContext {
  embedded: boolean;
  kiosk: boolean;
  origin: string;
}

const refused = (error: PaymentProblem): PaymentEvent => ({ type: 'prepare_failed', error });

/** What Stripe's form needs besides the session. */
async function preparedForStripe(call: Call, session: PaymentSession, zone: Zone): Promise<PaymentEvent> {
  try {
    const { data: stripe } = await call('getStripeConfig', { query: { source: 'online', ...cartChoice(zone) } });
    return { type: 'prepared', session, stripe };
  } catch (error) {
    return refused(getProblem(error, 'stripe_config_failed'));
  }
}

/**
 * Opens a payment session for the basket (`prepareCheckoutSession`). `payments` are the amounts on the page, so that
 * the server can report a different total. Never throws.
 */
export async function prepare(
  call: Call,
  payments: Tender[],
  { zone, ...returnContext }: ReturnContext & { zone: Zone },
): Promise<PaymentEvent> {
  try {
    const { data: session } = await call('prepareCheckoutSession', {
      body: { source: 'online', ...cartChoice(zone), payments, returnContext },
    });
    const { paymentProvider } = session;
    if (!session.paymentSessionId) return refused({ kind: 'session_missing' });
    if (paymentProvider === null) return refused({ kind: 'provider_missing' });
    if (!supported.includes(paymentProvider)) return refused({ kind: 'provider_unsupported', name: paymentProvider });
    // A provider with a page of its own takes the card there.
    if (session.cardSession === null && paymentProvider !== 'hosted') return refused({ kind: 'card_session_failed' });
    return paymentProvider === 'stripe' ? await preparedForStripe(call, session, zone) : { type: 'prepared', session };
  } catch (error) {
    return refused(getProblem(error, 'prepare_failed'));
  }
}
