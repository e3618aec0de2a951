import type { Billing, StripeConfig } from '#contract/payments/payments.ts';
import type { CardForm, CardToken } from './card-form.ts';
import { loadStripe, type StripeElements, type StripeFault, type StripeJs, type WalletPress } from './stripe-js.ts';

export interface StripeForm {
  config: StripeConfig;
  /** Minor units. */
  amount: number;
  /** The empty container into which the elements are inserted. */
  container: HTMLElement;
  /** Called when a wallet wants to pay: the checkout is to be submitted. */
  onWallet: () => void;
}

/** The address is asked for by our own form, so that Stripe's form must not ask for it. */
const options = {
  fields: { billingDetails: { address: 'never' } },
  wallets: { applePay: 'never', googlePay: 'never' },
  terms: { card: 'never' },
};

function billingDetails({ firstName, lastName, address1, address2, city, postcode, country }: Billing) {
  const address = {
    line1: address1,
    line2: address2 ?? '',
    city: city ?? '',
    state: '',
    postal_code: postcode,
    country,
  };
  return { name: `${firstName} ${lastName}`, address };
}

const refused = (fault: StripeFault): CardToken => ({ ok: false, isSessionOver: false, message: fault.message ?? '' });

async function getToken(stripe: StripeJs, elements: StripeElements, billing: Billing): Promise<CardToken | string> {
  const params = { payment_method_data: { billing_details: billingDetails(billing) } };
  const { confirmationToken, error } = await stripe.createConfirmationToken({ elements, params });
  return confirmationToken?.id ?? refused(error ?? {});
}

/** A container of its own for each element, in the order of the page. */
function addPart(container: HTMLElement): HTMLElement {
  const part = document.createElement('div');
  container.append(part);
  return part;
}

/**
 * Opens Stripe's payment element, and above it Apple Pay and Google Pay where the account allows them and the browser
 * has them. Rejects when Stripe.js does not load.
 */
export async function openStripeForm({ config, amount, container, onWallet }: StripeForm): Promise<CardForm> {
  const stripe = await loadStripe(config);
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: config.currency.toLowerCase(),
    captureMethod: config.captureMethod,
    allowedPaymentMethodTypes: ['card'],
  });
  const wallet = config.wallets ? elements.create('expressCheckout', { buttonHeight: 44 }) : null;
  const payment = elements.create('payment', options);
  let press: WalletPress | null = null;
  wallet?.on('confirm', (confirmed) => {
    press = confirmed;
    onWallet();
  });
  wallet?.mount(addPart(container));
  payment.mount(addPart(container));

  /** A wallet that waits is told that it cannot pay; the page says why. */
  const endWallet = (token: CardToken): CardToken => {
    if (!token.ok) press?.paymentFailed({ reason: 'fail' });
    press = null;
    return token;
  };
  return {
    async tokenise(_, { billing, wantsSaving } = { billing: null, wantsSaving: false }) {
      elements.update({ setupFutureUsage: wantsSaving ? 'on_session' : null });
      const { error } = await elements.submit();
      if (error !== undefined) return endWallet(refused(error));
      const { publishableKey: sessionKey } = config;
      if (billing === null) {
        press?.paymentFailed({ reason: 'fail' });
        press = null;
        return { ok: true, cardIdentifier: '', sessionKey };
      }
      const token = await getToken(stripe, elements, billing);
      return endWallet(typeof token === 'string' ? { ok: true, cardIdentifier: token, sessionKey } : token);
    },
    setAmount: (changed) => elements.update({ amount: changed }),
    close: () => {
      wallet?.destroy();
      payment.destroy();
    },
  };
}
