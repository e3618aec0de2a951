import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { readPage } from '#backend/db/read-page.ts';
import { operation } from '#backend/operation.ts';
import { paymentRecord } from '#backend/orders/order-shape.ts';
import { isRefund, selectPayments } from '#backend/orders/read-payments.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listPaymentsEndpoint } from '#contract/payments/account-money.ts';

/** What a person paid and got back, order by order, the newest first (docs/product.md#account-money). */
export const listPayments = operation(listPaymentsEndpoint, async ({ query }, context) => {
  const ordered = selectPayments(context.db)
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .where('o.userId', '=', requireActingUser(context))
    .select('o.currency')
    .orderBy('p.createdAt', 'desc')
    .orderBy(isRefund, 'desc')
    .orderBy('p.id');
  const { rows, total } = await readPage(ordered, query);
  return {
    data: rows.map((row) => paymentRecord(row, row.currency)),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
