import type { StripeConfig } from '#contract/payments/payments.ts';
import { loadScript } from './card-form.ts';

/** The part of Stripe.js that the checkout uses. */
export interface StripeFault {
  message?: string;
}

/** A wallet wants to pay: it is told when it cannot. */
export interface WalletPress {
  paymentFailed(options: { reason: 'fail' }): void;
}

export interface StripeElement {
  mount(container: HTMLElement): void;
  destroy(): void;
  on(event: 'loaderror', listener: () => void): unknown;
  on(event: 'confirm', listener: (press: WalletPress) => void): unknown;
}

export interface StripeElements {
  create(type: 'payment' | 'expressCheckout', options?: object): StripeElement;
  update(options: { amount?: number; setupFutureUsage?: 'on_session' | null }): void;
  /** Validates the fields. */
  submit(): Promise<{ error?: StripeFault }>;
}

export interface StripeJs {
  elements(options: object): StripeElements;
  createConfirmationToken(options: {
    elements: StripeElements;
    params?: object;
  }): Promise<{ confirmationToken?: { id: string }; error?: StripeFault }>;
  /** Shows the bank's check in a window of its own. */
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeFault }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

/** Loads Stripe.js from the configured address. Rejects when it does not load. */
export async function loadStripe({
  scriptUrl,
  publishableKey,
}: Pick<StripeConfig, 'scriptUrl' | 'publishableKey'>): Promise<StripeJs> {
  await loadScript(scriptUrl);
  if (window.Stripe === undefined) throw new Error('The provider’s script brought no form');
  return window.Stripe(publishableKey);
}
