import Stripe from 'stripe';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { apiBase, type StripeMode } from './stripe-hosts.ts';
import { stripeKeys } from './stripe-keys.ts';

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
