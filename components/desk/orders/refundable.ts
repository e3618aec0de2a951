import type { Order } from '#contract/payments/orders.ts';

/** What can still be given back of an order, in minor units: what was paid less what was given back already. */
export function getLeft({ payments }: Pick<Order, 'payments'>): number {
  return payments.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount.value, 0);
}
