import type Stripe from 'stripe';
import type { MoneyState } from '#backend/payments/provider.ts';
import { expanded } from './intent-body.ts';
import { moneyState } from './money.ts';
import { stripeFailure } from './stripe-failure.ts';

/** Disputes in which the bank takes nothing, or has given it back. */
const harmless = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed'];

/** What banks took back of a payment, minor units. */
async function readDisputed(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<number> {
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string' || !charge.disputed) return 0;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
  return data.filter(({ status }) => !harmless.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
}

/** The state of the money of a payment, with refunds made in Stripe's own dashboard and disputes. */
export async function readMoney(stripe: Stripe, providerRef: string): Promise<MoneyState> {
  try {
    const intent = await stripe.paymentIntents.retrieve(providerRef, { expand: expanded });
    const money = moneyState(intent);
    if (money.kind === 'unknown') return money;
    const disputed = await readDisputed(stripe, intent);
    return { ...money, refundedAmount: Math.min(money.capturedAmount, money.refundedAmount + disputed) };
  } catch (error) {
    const failure = stripeFailure(error);
    return { kind: 'unknown', cause: failure.kind === 'unanswered' ? failure.cause : failure.code };
  }
}
