import { useEffect, useEffectEvent, useRef } from 'react';
import type { Billing } from '#contract/customers/billing.ts';
import type { CardSession, StripeConfig } from '#contract/payments/payments.ts';
import type { CardForm, CardToken } from './calls/card-form.ts';
import { openOpayoForm } from './calls/open-opayo-form.ts';
import {
  loadStripe,
  type StripeElements,
  type StripeFault,
  type StripeJs,
  type WalletPress,
} from './calls/stripe-js.ts';
import { cardFormId, ProviderFrame } from './provider-box.tsx';

interface StripeForm {
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
async function openStripeForm({ config, amount, container, onWallet }: StripeForm): Promise<CardForm> {
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

type CardFrameProps = {
  cardSession: CardSession;
  /** What Stripe's form needs; null for Opayo's. */
  stripe: StripeConfig | null;
  /** Minor units. */
  amount: number;
  /** What stands for a saved card, whose security code alone is asked for; null for a new card. */
  savedCardToken: string | null;
  /** Called with the form when it is ready, and with null when it is removed. */
  onForm: (form: CardForm | null) => void;
  /** Called when the provider's script fails to load. */
  onFailed: () => void;
};

/** The provider's iframe with the card fields. A new session key does not reload it, so that typed input is kept. */
export const CardFrame = ({ cardSession, stripe, amount, savedCardToken, onForm, onFailed }: CardFrameProps) => {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<CardForm>(null);
  const openIn = (target: HTMLDivElement): Promise<CardForm> => {
    const { url, sessionKey } = cardSession;
    if (stripe === null) return openOpayoForm({ url, sessionKey, savedCardToken, container: target });
    const onWallet = () => target.closest('form')?.requestSubmit();
    return openStripeForm({ config: stripe, amount, container: target, onWallet });
  };
  const open = useEffectEvent(async (isGone: () => boolean): Promise<CardForm | null> => {
    if (container.current === null) return null;
    try {
      const form = await openIn(container.current);
      if (isGone()) return form;
      opened.current = form;
      onForm(form);
      return form;
    } catch {
      if (!isGone()) onFailed();
      return null;
    }
  });
  const forget = useEffectEvent(() => onForm(null));
  useEffect(() => {
    let isGone = false;
    const opening = open(() => isGone);
    return () => {
      isGone = true;
      forget();
      void opening.then((form) => form?.close());
    };
  }, [cardSession.url, savedCardToken]);
  useEffect(() => opened.current?.setAmount?.(amount), [amount]);
  return <ProviderFrame id={cardFormId} ref={container} size={savedCardToken === null ? 'card' : 'code'} />;
};
