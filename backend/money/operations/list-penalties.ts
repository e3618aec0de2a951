import { requireActingUser } from '#backend/customers/require-acting-user.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { listPenaltiesEndpoint } from '#contract/payments/account-money.ts';

/** The penalties of a person, of all statuses unless told otherwise, the newest first (docs/product.md#account-money). */
export const listPenalties = operation(listPenaltiesEndpoint, async ({ query }, context) => {
  const { currency } = await readOperator(context.db);
  const ofPerson = context.db
    .selectFrom('penalties as p')
    .leftJoin('bookings as b', 'b.id', 'p.bookingId')
    .where('p.userId', '=', requireActingUser(context));
  const chosen = query.status.length > 0 ? ofPerson.where('p.status', 'in', query.status) : ofPerson;
  const rows = await chosen
    .select(['p.id', 'p.name', 'p.reason', 'p.amount', 'p.status', 'p.createdAt', 'p.bookingId', 'b.isV2', 'b.v1Id'])
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .execute();
  return {
    data: rows.map(({ id, name, reason, amount, status, createdAt, bookingId, isV2, v1Id }) => ({
      id,
      name,
      reason,
      amount: money(amount, currency),
      status,
      bookingId:
        bookingId === null || isV2 === null || v1Id === null ? null : wireBookingId({ id: bookingId, isV2, v1Id }),
      createdAt: instant(createdAt),
    })),
  };
});
