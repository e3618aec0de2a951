import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOrder } from '#backend/orders/read-order.ts';
import { beginRefund } from '#backend/refunds/begin-refund.ts';
import { sendRefund } from '#backend/refunds/send-refund.ts';
import { refundOrderEndpoint } from '#contract/payments/refunds.ts';

/**
 * Gives back an order's money, all or some of it, by the ways it was paid (docs/product.md#refunds). Throws `not_found`,
 * and `validation_failed` for more than is left.
 */
export const refundOrder = operation(refundOrderEndpoint, async ({ params, body }, context) => {
  const { db } = context;
  const order = await db.selectFrom('orders').where('id', '=', params.orderId).select('id').executeTakeFirst();
  if (order === undefined) throw notFound();
  const online = await transact(db, (tx) => beginRefund(tx, context, order.id, body));
  for (const id of online) await sendRefund(context, id);
  return { data: await readOrder(context, order.id) };
});
