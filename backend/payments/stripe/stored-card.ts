import type Stripe from 'stripe';
import type { StoredCard } from '#backend/payments/provider.ts';

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
export function getBrand(brand: string): string {
  return brands[brand] ?? 'Card';
}

/** The card of an approved payment that stored one; null for any other payment. */
export function getStoredCard({ customer, payment_method: method, setup_future_usage }: Stripe.PaymentIntent) {
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
