import type { Config } from '#backend/config.ts';

export type StripeMode = 'live' | 'test' | 'sandbox';

interface ApiBase {
  protocol: 'http' | 'https';
  host: string;
  port: number;
}

/** Base of Stripe's API for our server; `sandbox` is the payment sandbox on this machine. */
export function apiBase(mode: StripeMode, { gatewayPort }: Pick<Config, 'gatewayPort'>): ApiBase {
  if (mode === 'sandbox') return { protocol: 'http', host: '127.0.0.1', port: gatewayPort };
  return { protocol: 'https', host: 'api.stripe.com', port: 443 };
}

/** URL of Stripe.js for the browser, of the release that belongs to the API version of the server library. */
export function scriptAddress(mode: StripeMode, { gatewayPort }: Pick<Config, 'gatewayPort'>): string {
  if (mode === 'sandbox') return `http://api.paysandbox.localhost:${gatewayPort}/stripe/js/stripe.js`;
  return 'https://js.stripe.com/endive/stripe.js';
}
