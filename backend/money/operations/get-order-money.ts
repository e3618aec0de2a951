import { notFound } from '#backend/failure.ts';
import { readOrderMoney } from '#backend/money/read-order-money.ts';
import { operation } from '#backend/operation.ts';
import { mayReadOrder } from '#backend/orders/may-read-order.ts';
import { getOrderMoneyEndpoint } from '#contract/payments/orders.ts';

/** What became of the money of an order, by the ledger (docs/money.md). Throws `not_found` for an order of somebody else. */
export const getOrderMoney = operation(getOrderMoneyEndpoint, async ({ params }, context) => {
  const { db } = context;
  const order = await db
    .selectFrom('orders')
    .where('id', '=', params.orderId)
    .select(['userId', 'staffUserId'])
    .executeTakeFirst();
  if (order === undefined || !(await mayReadOrder(context, order))) throw notFound();
  return { data: await readOrderMoney(db, params.orderId) };
});
