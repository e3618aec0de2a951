import type Stripe from 'stripe';
import type { Report, ReportedPayment } from '#backend/payments/provider.ts';
import { readMoney } from './read-money.ts';
import { stripeFailure } from './stripe-failure.ts';

const pageSize = 100;
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** The payment of a movement of the balance, with our id where it is told; null for payouts and fees. */
function findPayment({ source, currency }: Stripe.BalanceTransaction) {
  if (source === null || typeof source === 'string') return null;
  if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute') return null;
  const { payment_intent: intent } = source;
  if (intent === null || intent === undefined) return null;
  const transactionUuid = source.object === 'charge' ? (source.metadata.transactionUuid ?? null) : null;
  const providerRef = typeof intent === 'string' ? intent : intent.id;
  return { providerRef, transactionUuid, currency: currency.toUpperCase() };
}

/** The payments that moved the balance of the account within a span of time; null without an answer. */
export async function readReport(stripe: Stripe, { from, to }: { from: Date; to: Date }): Promise<Report> {
  const payments = new Map<string, Omit<ReportedPayment, 'keptAmount'>>();
  try {
    const span = { gte: seconds(from), lt: seconds(to) };
    const query = { created: span, limit: pageSize, expand: ['data.source'] };
    for await (const movement of stripe.balanceTransactions.list(query)) {
      const payment = findPayment(movement);
      if (payment === null) continue;
      const transactionUuid = payment.transactionUuid ?? payments.get(payment.providerRef)?.transactionUuid ?? null;
      payments.set(payment.providerRef, { ...payment, transactionUuid });
    }
  } catch (error) {
    stripeFailure(error);
    return null;
  }
  const report: ReportedPayment[] = [];
  for (const payment of payments.values()) {
    const money = await readMoney(stripe, payment.providerRef);
    if (money.kind === 'unknown') return null;
    report.push({ ...payment, keptAmount: money.capturedAmount - money.refundedAmount });
  }
  return report;
}
