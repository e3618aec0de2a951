import { jest } from '@jest/globals';
import type { StripeFault, WalletPress } from '#components/checkout/payment/calls/stripe-js.ts';
import type { StripeConfig } from '#contract/payments/payments.ts';

export const stripeConfig: StripeConfig = {
  publishableKey: 'pk_test_1',
  scriptUrl: 'https://js.provider.example/stripe.js',
  currency: 'GBP',
  captureMethod: 'manual',
  customerSessionClientSecret: null,
  wallets: false,
};

/** A fake of Stripe.js in the page, as if its script had loaded. */
export function stripeForm() {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: stripeConfig.scriptUrl });
  script.dataset.loaded = 'true';
  document.head.append(script);
  let refusal: StripeFault | undefined;
  let confirm: ((press: WalletPress) => void) | undefined;
  let tokens = 0;
  const opened = jest.fn();
  const created = jest.fn();
  const updated = jest.fn();
  const tokenise = jest.fn();
  const handleNextAction = jest.fn(async (_: { clientSecret: string }) => ({}));
  const paymentFailed = jest.fn();
  window.Stripe = (key) => ({
    elements: (options) => {
      opened({ key, ...options });
      return {
        create: (type) => {
          created(type);
          return {
            mount: () => undefined,
            destroy: () => undefined,
            on: (event: string, listener: (press: WalletPress) => void) => {
              if (event === 'confirm') confirm = listener;
            },
          };
        },
        update: updated,
        submit: async () => (refusal === undefined ? {} : { error: refusal }),
      };
    },
    createConfirmationToken: async ({ params }) => {
      tokenise(params);
      return { confirmationToken: { id: `ctoken_${(tokens += 1)}` } };
    },
    handleNextAction,
  });
  return {
    ...{ opened, created, updated, tokenise, handleNextAction, paymentFailed },
    /** From now on the fields are refused with this reason. */
    refuses: (message: string) => void (refusal = { message }),
    /** The customer presses the button of a wallet. */
    pressWallet: () => confirm?.({ paymentFailed }),
    remove: () => {
      script.remove();
      delete window.Stripe;
    },
  };
}
