import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { mayReadOrder } from '#backend/orders/may-read-order.ts';
import { readOrder } from '#backend/orders/read-order.ts';
import { receiptContent } from '#backend/orders/receipt/receipt-content.ts';
import { getOrderReceiptEndpoint } from '#contract/payments/orders.ts';
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
