import type { Config } from '#backend/config.ts';
import { DomainError } from '#backend/failure.ts';
import type { StripeMode } from './stripe-hosts.ts';

/** Keys of a Stripe account. */
export interface StripeKeys {
  publishableKey: string;
  secretKey: string;
  /** Secrets that sign notifications; more than one while they are replaced. */
  webhookSecrets: readonly string[];
}

const sandboxKeys: StripeKeys = {
  publishableKey: 'pk_test_demo',
  secretKey: 'sk_test_demo',
  webhookSecrets: ['whsec_demo'],
};

/**
 * Keys of an account. Throws `provider_unavailable` when a live or test account has none in the settings, when they are
 * not of its mode, and for the sandbox outside the demo: simulated money must not pay for real bookings.
 */
export function stripeKeys(mode: StripeMode, { stripe, demo }: Pick<Config, 'stripe' | 'demo'>): StripeKeys {
  if (mode === 'sandbox' && demo) return sandboxKeys;
  const isOfMode = mode !== 'sandbox' && stripe?.secretKey.includes(`_${mode}_`) === true;
  if (stripe === null || !isOfMode)
    throw new DomainError('provider_unavailable', { message: 'Failed to get Stripe configuration' });
  return stripe;
}
