import { sql, type Selectable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentsTable } from '#backend/db/tables/orders.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';

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

/** A tender of an order, or its refund, with the last digits of the card. */
export type PaymentRow = Selectable<PaymentsTable> & { cardLast4: string | null };

/** A tender as the wire shows it (`paymentRecordSchema`). */
export function paymentRecord(row: PaymentRow, currency: string): PaymentRecord {
  const { id, orderId, tenderType, heldBy, creditType, status, description, cardLast4 } = row;
  return {
    id,
    orderId,
    tenderType,
    heldBy,
    creditType,
    amount: money(row.amount, currency),
    status,
    description,
    cardLast4,
    createdAt: instant(row.createdAt),
  };
}
