import { sql } from 'kysely';
import { added, copyRow, type Corruption } from './corruption.ts';
import { credit } from './paid-world.ts';

interface AddedRefund {
  payment: string;
  amount: number;
  status: string;
}

const addRefund = (orderId: string, { payment, amount, status }: AddedRefund) =>
  sql`insert into payments (order_id, tender_type, held_by, amount, status, transaction_id, attempts)
    values (${orderId}, 'online', 'card_provider', ${-amount}, ${status}, ${payment}, 1)`;

/** Cards and orders that contradict each other. */
export const paymentCorruptions: readonly Corruption[] = [
  {
    what: 'money was captured of a payment that we do not know',
    breaks: ['lost'],
    gateway: (entry) => [entry, { ...entry, payment: added }],
  },
  {
    what: 'money was captured, and the order is gone',
    breaks: ['lost', 'bookings', 'told'],
    statements: ({ orderId }) => [sql`update orders set status = 'cancelled' where id = ${orderId}`],
  },
  {
    what: 'the gateway gave the money of an order back',
    breaks: ['unpaid', 'gateway'],
    gateway: (entry) => [{ ...entry, kept: 0 }],
  },
  {
    what: 'the gateway took a penny more',
    breaks: ['unpaid', 'gateway'],
    gateway: (entry) => [{ ...entry, kept: entry.kept + 1 }],
  },
  {
    what: 'we believe that a penny went back which did not',
    breaks: ['gateway', 'ledger', 'money'],
    statements: ({ payment }) => [sql`update payment_transactions set refunded_amount = 1 where id = ${payment}`],
  },
  {
    what: 'a basket was ordered twice',
    breaks: ['double', 'books', 'bookings', 'letters'],
    statements: ({ orderId }) => [copyRow('orders', orderId, { id: added })],
  },
  {
    what: 'a basket was paid by two cards',
    breaks: ['lost', 'double'],
    statements: ({ payment }) => [
      copyRow('payment_transactions', payment, { id: added, provider_ref: 'second', order_id: null }),
    ],
    gateway: (entry) => [entry, { ...entry, payment: added }],
  },
  {
    what: 'a refund was never sent',
    breaks: ['refunds', 'words'],
    statements: ({ orderId, payment }) => [addRefund(orderId, { payment, amount: 1, status: 'created' })],
  },
  {
    what: 'a refund was asked for once and never again',
    breaks: ['refunds', 'words'],
    statements: ({ orderId, payment }) => [addRefund(orderId, { payment, amount: 1, status: 'submitted' })],
  },
  {
    what: 'more was given back than was paid',
    breaks: ['given back', 'unpaid', 'words'],
    statements: ({ orderId, payment }) => [addRefund(orderId, { payment, amount: 500 + credit + 1, status: 'done' })],
  },
  {
    what: 'the gateway gave more back than it took',
    breaks: ['given back', 'gateway', 'unpaid'],
    gateway: (entry) => [{ ...entry, kept: -1 }],
  },
  {
    what: 'a payment never came to an end',
    breaks: ['stuck'],
    statements: ({ payment }) => [sql`update payment_transactions set state = 'completing' where id = ${payment}`],
  },
  {
    what: 'money stays on hold',
    breaks: ['held'],
    gateway: (entry) => [{ ...entry, isHeld: true }],
  },
  {
    what: 'a place is tied to a payment that has ended',
    breaks: ['locks'],
    statements: ({ bookingId, payment }) => [sql`update bookings set pinned_by = ${payment} where id = ${bookingId}`],
  },
  {
    what: 'credit is tied to a payment that has ended',
    breaks: ['locks', 'credit'],
    statements: ({ cartId, payment }) => [
      sql`update credit_reservations set state = 'reserved', pinned_by = ${payment} where cart_id = ${cartId}`,
    ],
  },
  {
    what: 'an order that a customer was told of belongs to somebody else',
    breaks: ['told'],
    statements: ({ orderId }) => [
      sql`update orders set user_id = (select max(id) from users) + 1 where id = ${orderId}`,
    ],
  },
];
