import type { Context } from '#backend/context.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { readPage } from '#backend/db/read-page.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOrderParts } from '#backend/orders/lists/read-order-parts.ts';
import { findOrder } from '#backend/orders/order-shape.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listOrdersEndpoint } from '#contract/payments/orders.ts';

type Query = Input<typeof listOrdersEndpoint>['query'];

function selectChosen({ db }: Context, userId: number, { status, cartSource }: Query) {
  let chosen = db.selectFrom('orders').where('userId', '=', userId);
  if (status.length > 0) chosen = chosen.where('status', 'in', status);
  if (cartSource.length > 0) chosen = chosen.where('cartSource', 'in', cartSource);
  return chosen.selectAll().orderBy('createdAt', 'desc').orderBy('id');
}

/**
 * The orders of one person, the newest first, each without the lines of its basket (docs/product.md#account-money).
 * Throws `forbidden` for a person whom the caller may not act for.
 */
export const listOrders = operation(listOrdersEndpoint, async ({ query }, context) => {
  const acting = requireActingUser(context);
  const userId = query.userId ?? acting;
  if (userId !== acting) await checkMayActFor(context, userId);
  const { rows, total } = await readPage(selectChosen(context, userId, query), query);
  const { lines, payments } = await readOrderParts(
    context.db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map((order) =>
      findOrder({
        order: { ...order, items: [] },
        lines: lines.filter(({ orderId }) => orderId === order.id),
        payments: payments.filter(({ orderId }) => orderId === order.id),
        whatToBring: [],
      }),
    ),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
