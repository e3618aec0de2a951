import { sql } from 'kysely';
import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import { sum } from '#contract/rules/sum.ts';

/** Where the line of a booking is in its basket. In the query around it `b` is the booking. */
const placeInBasket = sql`(
  select row(i.sort_by, i.created_at, i.id) from cart_items i
  where i.parent_id is null and (i.booking_id = b.id or i.bundle_id = b.bundle_id) limit 1)`;

/** The bookings of one order for one session, in the order of the basket. */
async function readVisit(tx: Tx, { orderId, occurrenceId }: BookingRow): Promise<BookingRow[]> {
  return selectBookings(tx)
    .where('b.orderId', '=', orderId)
    .where('b.occurrenceId', '=', occurrenceId)
    .where('b.status', 'in', ['settled', 'cancelled'])
    .orderBy(placeInBasket)
    .orderBy('b.id')
    .execute();
}

/** The SEQUENCE of a visit's entry, which grows with every change of any of its bookings. */
export function getVisitSequence(rows: readonly BookingRow[]): number {
  return sum(rows.map(({ calendarSequence }) => calendarSequence));
}

/**
 * The calendar entry that somebody has of a booking: whoever paid has one of the whole visit, with the id of its first
 * line (decision 025), which stands while any of its bookings does; everybody else that of the booking itself.
 */
export async function readCalendarEntry(tx: Tx, row: BookingRow, userId: number): Promise<BookingRow> {
  if (row.orderUserId !== userId) return row;
  const visit = await readVisit(tx, row);
  const [first = row] = visit;
  const stands = visit.some(({ status }) => status === 'settled');
  return {
    ...first,
    calendarSequence: getVisitSequence(visit),
    ...(stands && { status: 'settled', cancelledAt: null }),
  };
}
