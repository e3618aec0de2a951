import Stripe from 'stripe';

/** Why a call to Stripe did not succeed. */
export type StripeFailure =
  /** There is no answer, or one that does not tell whether the request was carried out. */
  | { kind: 'unanswered'; cause: string }
  | { kind: 'refused'; code: string; param: string | null; providerRef: string | null; customerMessage: string | null };

/** Conflicts and rate limits: the request may be under way, or was not looked at. */
const inconclusive = [409, 429];

/** Reads what the library threw. Rethrows what is not Stripe's. */
export function stripeFailure(error: unknown): StripeFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, param } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return { kind: 'unanswered', cause: 'network' };
  // The key belongs to an earlier request with other content, whose result it does not repeat.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'unanswered', cause: 'repeated' };
  if (statusCode === undefined || statusCode >= 500 || inconclusive.includes(statusCode))
    return { kind: 'unanswered', cause: `status ${statusCode ?? 'missing'}` };
  const isCard = error instanceof Stripe.errors.StripeCardError;
  return {
    kind: 'refused',
    code: (isCard ? error.decline_code : undefined) ?? code ?? error.type,
    param: param ?? null,
    providerRef: error.payment_intent?.id ?? null,
    // Only what is said of a card is meant for the customer.
    customerMessage: isCard ? error.message : null,
  };
}
