import type Stripe from 'stripe';
import type { CardPayment, StoredCardCharge } from '#backend/payments/provider-requests.ts';
import { readToken } from './intent-outcome.ts';

/** What the answers about a payment include besides the payment itself. */
export const expanded = ['payment_method', 'latest_charge'];

/** Which card pays: the one just entered, or one stored with its customer. */
function getCard({ cardOnFile, cardIdentifier, isForRecurring }: CardPayment, customer: string | null) {
  if (cardOnFile === 'subsequent') {
    const stored = readToken(cardIdentifier);
    return { customer: stored.customer, payment_method: stored.paymentMethod };
  }
  const token = { confirmation_token: cardIdentifier };
  const usage = isForRecurring === true ? ('off_session' as const) : ('on_session' as const);
  return customer === null ? token : { ...token, customer, setup_future_usage: usage };
}

/** The request for a recurring payment with a stored card, whose holder is not there; the money is held. */
export function chargeBody({
  reference,
  token,
  amount,
  currency,
  description,
}: StoredCardCharge): Stripe.PaymentIntentCreateParams {
  const { customer, paymentMethod } = readToken(token);
  return {
    amount,
    currency: currency.toLowerCase(),
    confirm: true,
    customer,
    payment_method: paymentMethod,
    off_session: true,
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    description,
    metadata: { transactionUuid: reference },
    expand: expanded,
  };
}

/**
 * The request that creates and confirms a payment: the money is held, and a check of the bank is shown by Stripe's own
 * script (docs/product.md#stripe). `customer` is who the card is stored for; null when it is not stored.
 */
export function intentBody(payment: CardPayment, customer: string | null): Stripe.PaymentIntentCreateParams {
  const { amount, currency, description, transactionUuid } = payment;
  return {
    amount,
    currency: currency.toLowerCase(),
    confirm: true,
    ...getCard(payment, customer),
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    use_stripe_sdk: true,
    description,
    metadata: { transactionUuid },
    expand: expanded,
  };
}
