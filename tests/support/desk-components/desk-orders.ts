import type { Order } from '#contract/payments/orders.ts';
import { money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';

const createdAt = '2026-11-18T09:12:00Z';

/** A line of an order, as its receipt has it. */
export const orderLine = (id: number, name: string, price: number): Order['lineItems'][number] => ({
  id: uuid(id),
  name,
  summary: null,
  purchasableType: 'purchasableOccurrence',
  purchasableId: 'x',
  price: money(price),
  createdAt,
});

/** A part of what was paid for an order; below zero it was given back. */
export const orderPayment = (
  id: number,
  tenderType: Order['payments'][number]['tenderType'],
  amount: number,
  creditType: Order['payments'][number]['creditType'] = null,
): Order['payments'][number] => ({
  id: uuid(id),
  orderId: uuid(1),
  tenderType,
  heldBy: 'desk',
  creditType,
  amount: money(amount),
  status: 'done',
  description: '',
  cardLast4: null,
  createdAt,
});

/** Alex's order at the desk of a swim and a court, paid in cash and by card; `input` overrides its fields. */
export const deskOrder = (input: Partial<Order> = {}): Order => ({
  id: uuid(1),
  cartSource: 'front-of-house',
  status: 'success',
  source: null,
  total: money(2100),
  taxTotal: money(350),
  balance: money(0),
  count: 2,
  refundStatus: null,
  lineItems: [orderLine(11, 'Swim, adult', 1180), orderLine(12, 'Badminton, court 3', 920)],
  items: [sessionItem(1, 'Swim, adult', 1180), sessionItem(2, 'Badminton, court 3', 920)],
  whatToBring: [],
  payments: [orderPayment(21, 'cash', 1000), orderPayment(22, 'card', 1100)],
  userId: 7,
  createdAt,
  ...input,
});
