import { sql } from 'kysely';
import { requireActingUser } from '#backend/acting/may-act-for.ts';
import { mayReadOrder } from '#backend/bookings/letters/order-link.ts';
import type { Context } from '#backend/context.ts';
import { readPage } from '#backend/db/read-page.ts';
import { notFound } from '#backend/failure.ts';
import { readOrderMoney } from '#backend/money/read-order-money.ts';
import { readDebts, readPenalties } from '#backend/money/read-owed.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { isRefund, paymentRecord, selectPayments } from '#backend/payments/records/order-payments.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import {
  listCreditEntriesEndpoint,
  listDebtsEndpoint,
  listPaymentsEndpoint,
  listPenaltiesEndpoint,
} from '#contract/payments/account-money.ts';
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

/** The penalties of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listPenalties = operation(listPenaltiesEndpoint, async ({ query }, context) => ({
  data: await readPenalties(context.db, requireActingUser(context), query.status),
}));

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

/** The fees and debts of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listDebts = operation(listDebtsEndpoint, async ({ query }, context) => ({
  data: await readDebts(context.db, requireActingUser(context), query.status),
}));

type Query = Input<typeof listCreditEntriesEndpoint>['query'];

/** The entries with the balance after each, which is the present balance without everything that came later. */
function selectEntries({ db }: Context, userId: number, { type }: Query) {
  const later = sql<number>`coalesce(sum(e.amount) over (partition by e.account_id
    order by e.created_at desc, e.id rows between unbounded preceding and 1 preceding), 0)::int`;
  const ofPerson = db
    .selectFrom('creditEntries as e')
    .innerJoin('creditAccounts as a', 'a.id', 'e.accountId')
    .leftJoin('bookings as b', 'b.id', 'e.bookingId')
    .where('a.userId', '=', userId);
  const chosen = type === undefined ? ofPerson : ofPerson.where('a.type', '=', type);
  return chosen
    .select(['e.id', 'a.type', 'e.amount', 'e.reason', 'e.orderId', 'e.bookingId', 'e.createdAt', 'b.isV2', 'b.v1Id'])
    .select(sql<number>`a.balance - ${later}`.as('after'))
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id');
}

/** What changed the credit of a person, with the balance after each change, the newest first (docs/product.md#account-money). */
export const listCreditEntries = operation(listCreditEntriesEndpoint, async ({ query }, context) => {
  const { currency } = await readOperator(context.db);
  const { rows, total } = await readPage(selectEntries(context, requireActingUser(context), query), query);
  return {
    data: rows.map(({ id, type, amount, after, reason, orderId, bookingId, isV2, v1Id, createdAt }) => ({
      id,
      type,
      amount: money(amount, currency),
      balance: money(after, currency),
      reason,
      orderId,
      bookingId:
        bookingId === null || isV2 === null || v1Id === null ? null : wireBookingId({ id: bookingId, isV2, v1Id }),
      createdAt: instant(createdAt),
    })),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
