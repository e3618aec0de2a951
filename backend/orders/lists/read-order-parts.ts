import type { Db } from '#backend/db/schema.ts';
import { isRefund, selectPayments } from '#backend/payments/records/order-payments.ts';

/** Lines and payments of many orders at once, for a list. */
export async function readOrderParts(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return { lines: [], payments: [] };
  const [lines, payments] = await Promise.all([
    db.selectFrom('orderLines').where('orderId', 'in', orderIds).orderBy('position').selectAll().execute(),
    selectPayments(db)
      .where('p.orderId', 'in', orderIds)
      .orderBy('p.createdAt')
      .orderBy(isRefund)
      .orderBy('p.id')
      .execute(),
  ]);
  return { lines, payments };
}
