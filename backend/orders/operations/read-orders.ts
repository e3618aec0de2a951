import { requireActingUser, checkMayActFor } from '#backend/acting/may-act-for.ts';
import { mayReadOrder, isOrderKey } from '#backend/bookings/letters/order-link.ts';
import type { Context } from '#backend/context.ts';
import { readPage } from '#backend/db/read-page.ts';
import { notFound } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { readOrderParts } from '#backend/orders/lists/read-order-parts.ts';
import { findOrder } from '#backend/orders/order-shape.ts';
import { readOrder } from '#backend/orders/read-order.ts';
import { receiptContent } from '#backend/orders/receipt/receipt-content.ts';
import { isReturnToken, noteResultRead } from '#backend/payments/sca/return-token.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listOrdersEndpoint, getOrderEndpoint, getOrderReceiptEndpoint } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';

/**
 * The receipt of an order as a PDF file (docs/product.md#account-money). Throws `not_found` for an order of somebody
 * else.
 */
export const getOrderReceipt = operation(getOrderReceiptEndpoint, async ({ params }, context) => {
  const { db, clock, language } = context;
  const owner = await db
    .selectFrom('orders')
    .where('id', '=', params.orderId)
    .select(['userId', 'staffUserId'])
    .executeTakeFirst();
  if (owner === undefined || !(await mayReadOrder(context, owner))) throw notFound();
  const [order, { name: operatorName }, customer] = await Promise.all([
    readOrder(context, params.orderId),
    readOperator(db),
    db.selectFrom('users').where('id', '=', owner.userId).select(['firstName', 'lastName']).executeTakeFirst(),
  ]);
  const customerName = customer === undefined ? null : `${customer.firstName} ${customer.lastName}`;
  const content = receiptContent(order, { operatorName, customerName, language: language ?? 'en' });
  // Loaded by the first receipt: the library takes memory that a backend at rest does without.
  const { receiptPdf } = await import('#backend/orders/receipt/receipt-pdf.ts');
  const data = await receiptPdf(content, clock.now());
  return { data, file: { contentType: 'application/pdf', name: `receipt-${orderReference(order.id)}.pdf` } };
});

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
