import Stripe from 'stripe';
import { z } from 'zod';
import type { Notification, RawNotification } from '#backend/payments/provider.ts';

const toleranceSeconds = 300;
const intentSchema = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  metadata: z.object({ transactionUuid: z.uuid().optional().catch(undefined) }),
});
const ofIntentSchema = z.object({ object: z.string(), payment_intent: z.string().nullish() });
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.union([intentSchema, ofIntentSchema]) }),
});

function isSigned({ rawBody, headers }: RawNotification, secret: string, now: Date): boolean {
  const signature = headers['stripe-signature'] ?? '';
  try {
    // The time of arrival is ours, in milliseconds.
    Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, now.getTime());
    return true;
  } catch {
    return false;
  }
}

/**
 * Verifies the signature of a notification over the body as it arrived, and only then reads it. Null when no secret of
 * the account fits, or when it is older than five minutes.
 */
export function readEvent(notification: RawNotification, secrets: readonly string[], now: Date): Notification | null {
  if (!secrets.some((secret) => isSigned(notification, secret, now))) return null;
  const read = eventSchema.safeParse(JSON.parse(notification.rawBody));
  if (!read.success) return null;
  const { id: eventKey, type, data } = read.data;
  if ('metadata' in data.object) {
    const { id: providerRef, metadata } = data.object;
    return { eventKey, type, providerRef, transactionUuid: metadata.transactionUuid ?? null };
  }
  return { eventKey, type, providerRef: data.object.payment_intent ?? null, transactionUuid: null };
}
