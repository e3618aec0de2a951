import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Payments with the last digits of the card where the provider told them. */
export function selectPayments(db: Db) {
  return db
    .selectFrom('payments as p')
    .leftJoin('paymentTransactions as t', 't.id', 'p.transactionId')
    .selectAll('p')
    .select(sql<string | null>`t.provider_data -> 'card' ->> 'last4'`.as('cardLast4'));
}

/** Whether a payment is a refund, which follows a payment of the same moment. */
export const isRefund = sql<boolean>`p.refund_of is not null`;

/** An order's payments in their order. */
export function readPayments(db: Db, orderId: string) {
  return selectPayments(db)
    .where('p.orderId', '=', orderId)
    .orderBy('p.createdAt')
    .orderBy(isRefund)
    .orderBy('p.id')
    .execute();
}
