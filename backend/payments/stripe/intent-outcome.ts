import type Stripe from 'stripe';
import type { CardSummary, Outcome, StoredCard } from '#backend/payments/provider.ts';
import type { StripeFailure } from './stripe-failure.ts';

/** A stored card belongs to a customer of its own at Stripe, so that removing one removes all that is kept of it. */
interface CardToken {
  customer: string;
  paymentMethod: string;
}

/** Reads what stands for a stored card: the customer and the payment method. */
export function readToken(token: string): CardToken {
  const [customer = '', paymentMethod = ''] = token.split('/');
  return { customer, paymentMethod };
}

/** Stripe's brands as their owners write them. */
const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The brand of a card as people know it. */
function getBrand(brand: string): string {
  return brands[brand] ?? 'Card';
}

/** The card of an approved payment that stored one; null for any other payment. */
function getStoredCard({ customer, payment_method: method, setup_future_usage }: Stripe.PaymentIntent) {
  if (customer === null || setup_future_usage === null || method === null || typeof method === 'string') return null;
  const { card, id } = method;
  if (card === undefined) return null;
  const month = String(card.exp_month).padStart(2, '0');
  return {
    token: `${typeof customer === 'string' ? customer : customer.id}/${id}`,
    brand: getBrand(card.brand),
    last4: card.last4 ?? '',
    expiry: `${month}/${String(card.exp_year).slice(-2)}`,
  } satisfies StoredCard;
}

export interface AskedFor {
  transactionUuid: string;
  /** ISO instant at which a challenge that begins now expires. */
  challengeEndsAt: string;
}

function getSummary({ payment_method: method }: Stripe.PaymentIntent): CardSummary | null {
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  return { brand: getBrand(method.card.brand), last4: method.card.last4 ?? '' };
}

function approved(intent: Stripe.PaymentIntent, amount: number): Outcome {
  const storedCard = getStoredCard(intent);
  return { kind: 'authorised', providerRef: intent.id, amount, card: getSummary(intent), storedCard };
}

/** Maps a payment at Stripe to an outcome (docs/product.md#stripe). Every status it can have is named. */
export function intentOutcome(intent: Stripe.PaymentIntent, { transactionUuid, challengeEndsAt }: AskedFor): Outcome {
  const { id: providerRef, status, client_secret: clientSecret, last_payment_error: error } = intent;
  if (intent.metadata.transactionUuid !== transactionUuid) return { kind: 'unknown', cause: 'another payment' };
  switch (status) {
    case 'requires_capture':
      return approved(intent, intent.amount_capturable);
    case 'succeeded':
      return approved(intent, intent.amount_received);
    case 'requires_action':
      return clientSecret === null
        ? { kind: 'unknown', cause: 'no client secret', providerRef }
        : { kind: 'sca_required', providerRef, sca: { method: 'SDK', clientSecret, expiresAt: challengeEndsAt } };
    case 'canceled':
      return { kind: 'declined', providerRef, code: 'canceled', customerMessage: null };
    case 'requires_payment_method':
    case 'requires_confirmation': {
      const code = error?.decline_code ?? error?.code ?? status;
      return { kind: 'declined', providerRef, code, customerMessage: error?.message ?? null };
    }
    default:
      return { kind: 'unknown', cause: status, providerRef };
  }
}

/** What was asked for is not there; any other failure of a question says nothing of the payment. */
export function unreadOutcome(failure: StripeFailure): Outcome {
  if (failure.kind === 'unanswered') return { kind: 'unknown', cause: failure.cause };
  const { code, param } = failure;
  const isMissing = code === 'resource_missing' && (param === 'intent' || param === 'id');
  return isMissing ? { kind: 'not_found' } : { kind: 'unknown', cause: code };
}

/** A request for money that was refused took none; a token that is used up needs the card again. */
export function failureOutcome(failure: StripeFailure): Outcome {
  if (failure.kind === 'unanswered') return { kind: 'unknown', cause: failure.cause };
  const { code, param, providerRef, customerMessage } = failure;
  const isUsedUp = param === 'confirmation_token';
  return {
    kind: 'declined',
    providerRef,
    code,
    customerMessage: isUsedUp ? 'Please enter your card details again' : customerMessage,
  };
}
