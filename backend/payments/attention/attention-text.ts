import type { AttentionPayment } from '#contract/payments/staff-payments.ts';

/** What operators call to do it. */
const actionNames = { retry_reverse: 'retryReverse', retry_charge: 'retryCharge' } as const;

function lineText({ since, reason, transactionUuid, chargeId, ...payment }: AttentionPayment): string {
  const { amount, captured, refunded, paymentProvider, providerReference, orderId, actions } = payment;
  const sums = `${amount.formatted}, captured ${captured.formatted}, given back ${refunded.formatted}`;
  const found = providerReference === null ? 'no reference' : `reference ${providerReference}`;
  const order = orderId === null ? 'no order' : `order ${orderId}`;
  const when = since.slice(0, 16).replace('T', ' ');
  const what = chargeId === null ? transactionUuid : `charge ${chargeId}`;
  const parts = [
    sums,
    `${paymentProvider ?? 'no provider'}, ${found}`,
    order,
    ...actions.map((one) => actionNames[one]),
  ];
  return `${when}  ${reason}  ${what}: ${parts.join('; ')}`;
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
