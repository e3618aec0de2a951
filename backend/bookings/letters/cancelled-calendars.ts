import { selectBookings } from '#backend/bookings/booking-store.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { calendarFile } from './calendar-file.ts';
import type { CancelledVisit } from './cancelled-letter.ts';
import { getVisitSequence } from './visit-entry.ts';

/**
 * The calendar file that removes a visit from calendars once all of its bookings are cancelled; none before. The entry
 * has the id of its first booking (decision 025).
 */
export async function readCancelledCalendars(tx: Tx, visit: CancelledVisit): Promise<string[]> {
  const [{ row }] = visit;
  const orderIds = visit.flatMap((cancelled) => cancelled.row.orderId ?? []);
  const occurrenceIds = visit.map((cancelled) => cancelled.row.occurrenceId);
  if (orderIds.length === 0) return [];
  const rows = await selectBookings(tx)
    .where('b.orderId', 'in', orderIds)
    .where('b.occurrenceId', 'in', occurrenceIds)
    .where('b.bookedByUserId', 'is not distinct from', row.bookedByUserId)
    .orderBy('o.startsAt')
    .orderBy('b.id')
    .execute();
  const visits = [...groupRows(rows, ({ occurrenceId }) => occurrenceId).values()];
  const [first, ...others] = visits
    .filter((lines) => lines.every(({ status }) => status !== 'settled'))
    .flatMap((lines) => lines.map((line) => ({ ...line, calendarSequence: getVisitSequence(lines) })))
    .filter(({ status }) => status === 'cancelled');
  return first === undefined ? [] : [calendarFile([first, ...others])];
}
