import { notFound } from '#backend/failure.ts';
import { readOrderSums } from '#backend/money/order-books.ts';
import { operation } from '#backend/operation.ts';
import { mayReadOrder } from '#backend/orders/may-read-order.ts';
import { money } from '#backend/serialize/money.ts';
import { getOrderMoneyEndpoint } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';

/** What became of the money of an order, by the ledger (docs/money.md). Throws `not_found` for an order of somebody else. */
export const getOrderMoney = operation(getOrderMoneyEndpoint, async ({ params }, context) => {
  const order = await context.db
    .selectFrom('orders')
    .where('id', '=', params.orderId)
    .select(['id', 'userId', 'staffUserId', 'currency'])
    .executeTakeFirst();
  if (order === undefined || !(await mayReadOrder(context, order))) throw notFound();
  const { sold, card, credit, otherwise, returned, refundsPending, due } = await readOrderSums(context.db, order.id);
  const amount = (value: number) => money(value, order.currency);
  return {
    data: {
      reference: orderReference(order.id),
      sold: amount(sold),
      keptByCard: amount(card),
      keptByCredit: amount(credit),
      keptOtherwise: amount(otherwise),
      cameBack: amount(returned),
      refundsPending: amount(0 - refundsPending),
      stillToPay: amount(due),
    },
  };
});
