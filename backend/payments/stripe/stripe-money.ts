import type Stripe from 'stripe';
import type { MoneyResult, MoneyState, Report, ReportedPayment } from '#backend/payments/provider.ts';
import { expanded } from './intent-body.ts';
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

/** The payment is in another state than the request needs, perhaps because of the request itself. */
const notApplicable = ['payment_intent_unexpected_state', 'charge_already_captured', 'resource_missing'];

function isOfStatus(answer: unknown, status: string): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === status;
}

/** Carries out a request about money and reads its result: it is done when the payment then has this status. */
export async function moneyResult(
  carryOut: () => Promise<unknown>,
  status?: Stripe.PaymentIntent.Status,
): Promise<MoneyResult> {
  try {
    const answer = await carryOut();
    if (status !== undefined && !isOfStatus(answer, status)) return { kind: 'unknown', cause: 'bad_response' };
    return { kind: 'done' };
  } catch (error) {
    const failure = stripeFailure(error);
    if (failure.kind === 'unanswered') return { kind: 'unknown', cause: failure.cause };
    const { code, param } = failure;
    if (code === 'charge_already_refunded' || param === 'amount') return { kind: 'nothing_left', code };
    return { kind: notApplicable.includes(code) ? 'not_applicable' : 'refused', code };
  }
}

/** The refund is made, or on its way. */
const accepted = ['succeeded', 'pending', 'requires_action'];

/** Reads the result of a refund. One that the bank has not carried out yet counts as done. */
export function refundResult({ status, failure_reason: reason }: Stripe.Refund): MoneyResult {
  if (status === 'failed' || status === 'canceled') return { kind: 'refused', code: reason ?? status };
  return status !== null && accepted.includes(status) ? { kind: 'done' } : { kind: 'unknown', cause: 'bad_response' };
}

/** The state of the money of a payment, which comes with its charge. */
export function moneyState({ status, amount_received, latest_charge: charge }: Stripe.PaymentIntent): MoneyState {
  if (status === 'processing') return { kind: 'unknown', cause: status };
  const refundedAmount = charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
  if (status === 'succeeded') return { kind: 'known', isHeld: false, capturedAmount: amount_received, refundedAmount };
  return { kind: 'known', isHeld: status === 'requires_capture', capturedAmount: 0, refundedAmount: 0 };
}
