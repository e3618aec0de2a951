import { sql, type Selectable } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { OrderLinesTable, PaymentsTable } from '#backend/db/tables/orders.ts';
import { sum } from '#contract/rules/sum.ts';

/** A tender of an order; `left` is what has not gone back of it, minor units. */
export type RefundableTender = Selectable<PaymentsTable> & { left: number };

/** A line of an order that sold something; `left` is what no refund was for, minor units. */
export type RefundableLine = Selectable<OrderLinesTable> & { left: number };

export interface Refundable {
  /** What was paid, less refunds and the credit of cancellations; minor units. */
  left: number;
  /** The newest first. */
  tenders: RefundableTender[];
  lines: RefundableLine[];
}

const wentBack = sql<number>`coalesce((select sum(r.amount)::int from payments r
  where r.refund_of = p.id and r.status <> 'failed'), 0)`;

/** Of tenders of one moment, cards come first and membership credit last. */
const rank = sql<number>`case p.held_by when 'card_provider' then 1 when 'desk' then 2 when 'debit_provider' then 2
  else case p.credit_type when 'general' then 3 else 4 end end`;

/** What can still go back of an order. Locks the order, so that its refunds and cancellations wait for each other. */
export async function lockRefundable(tx: Tx, orderId: string): Promise<Refundable> {
  await tx.selectFrom('orders').where('id', '=', orderId).select('id').forNoKeyUpdate().execute();
  const tenders = await tx
    .selectFrom('payments as p')
    .where('p.orderId', '=', orderId)
    .where('p.amount', '>', 0)
    .where('p.status', 'in', ['submitted', 'done'])
    .selectAll('p')
    .select(sql<number>`p.amount + ${wentBack}`.as('left'))
    .orderBy('p.createdAt', 'desc')
    .orderBy(rank)
    .orderBy('p.id')
    .execute();
  const { cancelled } = await tx
    .selectFrom('creditEntries')
    .where('orderId', '=', orderId)
    .where('reason', '=', 'cancellation')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('cancelled'))
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .where('price', '>=', 0)
    .selectAll()
    .select(sql<number>`price - refunded`.as('left'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { tenders, lines, left: Math.max(0, sum(tenders.map(({ left }) => left)) - cancelled) };
}
