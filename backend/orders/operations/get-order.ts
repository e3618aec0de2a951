import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { mayReadOrder } from '#backend/orders/may-read-order.ts';
import { isOrderKey } from '#backend/orders/order-link.ts';
import { readOrder } from '#backend/orders/read-order.ts';
import { isReturnToken, noteResultRead } from '#backend/payments/sca/return-token.ts';
import { getOrderEndpoint } from '#contract/payments/orders.ts';

/** Whether the caller has the return token of the payment of this order. */
async function hasReturned({ db, clock }: Context, orderId: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const paid = await db
    .selectFrom('paymentTransactions')
    .where('orderId', '=', orderId)
    .select(['id', 'resultTokenHash', 'resultReadAt'])
    .executeTakeFirst();
  if (paid === undefined || !isReturnToken(token, paid, clock.now())) return false;
  await noteResultRead(db, paid.id, clock.now());
  return true;
}

/** Returns an order with the lines of its basket. Throws `not_found` for an order of somebody else. */
export const getOrder = operation(getOrderEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  const order = await db
    .selectFrom('orders')
    .where('id', '=', params.orderId)
    .select(['id', 'userId', 'staffUserId'])
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  const { config, clock } = context;
  const isLinked = isOrderKey(query.rt, config, order.id, clock.now());
  if (!isLinked && !(await mayReadOrder(context, order)) && !(await hasReturned(context, order.id, query.rt)))
    throw notFound();
  return { data: await readOrder(context, order.id) };
});
