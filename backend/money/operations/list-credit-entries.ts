import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { readPage } from '#backend/db/read-page.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listCreditEntriesEndpoint } from '#contract/payments/account-money.ts';

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
