import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Ends the waitlist entries of the people of these bookings, who have a place now. */
export async function endWaiting(tx: Tx, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return;
  await sql`
    with ended as (
      update waitlist_entries set status = 'booked', ended_at = ${now}
      from bookings
      where bookings.id = any(${[...bookingIds]}::uuid[]) and waitlist_entries.occurrence_id = bookings.occurrence_id
        and (waitlist_entries.booking_id = bookings.id or waitlist_entries.user_id = bookings.user_id)
        and waitlist_entries.status in ('waiting', 'offered')
      returning waitlist_entries.occurrence_id
    ), counted as (
      select occurrence_id, count(*)::int as people from ended group by occurrence_id
    )
    update occurrences set waitlist_consumed = waitlist_consumed - counted.people
    from counted where occurrences.id = counted.occurrence_id`.execute(tx);
}
