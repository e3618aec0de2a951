import Stripe from 'stripe';
import type { Dependencies } from '#backend/context.ts';
import { apiBase, type StripeMode } from './stripe-hosts.ts';
import { stripeKeys } from './stripe-keys.ts';

/** Requests of one call: the library repeats an unanswered one with the same idempotency key. */
const tries = 2;

/** Stripe's own library for one account; all its requests together take no longer than the payment timeout. */
export function stripeClient(mode: StripeMode, { config, services }: Pick<Dependencies, 'config' | 'services'>) {
  return new Stripe(stripeKeys(mode, config).secretKey, {
    ...apiBase(mode, config),
    httpClient: Stripe.createFetchHttpClient((input: URL | RequestInfo, init?: RequestInit) =>
      services.payments.fetch(input, { ...init, redirect: 'error' }),
    ),
    timeout: (config.paymentTimeoutSeconds * 1000) / tries,
    maxNetworkRetries: tries - 1,
    telemetry: false,
  });
}
