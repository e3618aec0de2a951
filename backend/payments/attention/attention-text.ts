import type { AttentionPayment } from '#contract/payments/staff-payments.ts';

function lineText({ since, reason, transactionUuid, ...payment }: AttentionPayment): string {
  const { amount, captured, refunded, paymentProvider, providerReference, orderId } = payment;
  const sums = `${amount.formatted}, captured ${captured.formatted}, given back ${refunded.formatted}`;
  const found = providerReference === null ? 'no reference' : `reference ${providerReference}`;
  const order = orderId === null ? 'no order' : `order ${orderId}`;
  const when = since.slice(0, 16).replace('T', ' ');
  return `${when}  ${reason}  ${transactionUuid}: ${sums}; ${paymentProvider}, ${found}; ${order}`;
}

/** One line for each payment that needs attention, and how many there are. */
export function attentionText(payments: readonly AttentionPayment[], total: number): string {
  const rest = total - payments.length;
  return [
    ...payments.map(lineText),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    `Payments that need attention: ${total}`,
  ].join('\n');
}
