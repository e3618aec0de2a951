import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { apiBase, type StripeMode } from './stripe-hosts.ts';

/** Keys of a Stripe account. */
interface StripeKeys {
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

/** Requests of one call: the library repeats an unanswered one with the same idempotency key. */
const tries = 2;

/** Every answer of Stripe is an object that names its type, or an error. */
const answerSchema = z.union([z.object({ object: z.string() }), z.object({ error: z.object({ type: z.string() }) })]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The library takes every answer without an `error` for a success, whatever its status. What a proxy answers is none of
 * Stripe's, and says nothing about the request: it becomes a fault of the server.
 */
async function withoutOthers(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  if (answerSchema.safeParse(parseJson(text)).success) return new Response(text, { status, headers });
  return Response.json({ error: { type: 'api_error', message: `Status ${status} of a proxy` } }, { status: 502 });
}

/** Stripe's own library for one account; all its requests together take no longer than the payment timeout. */
export function stripeClient(mode: StripeMode, { config, services }: Pick<Dependencies, 'config' | 'services'>) {
  return new Stripe(stripeKeys(mode, config).secretKey, {
    ...apiBase(mode, config),
    httpClient: Stripe.createFetchHttpClient(async (input: URL | RequestInfo, init?: RequestInit) =>
      withoutOthers(await services.payments.fetch(input, { ...init, redirect: 'error' })),
    ),
    timeout: (config.paymentTimeoutSeconds * 1000) / tries,
    maxNetworkRetries: tries - 1,
    telemetry: false,
  });
}
