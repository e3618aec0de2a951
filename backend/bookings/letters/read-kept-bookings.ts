import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { Recipient } from '#backend/mail/read-recipient.ts';
import type { CancelledVisit } from './cancelled-visit.ts';

/**
 * What stays booked of a visit, a camp or a course: the person's places, and where whoever booked is told, the places
 * that were booked with them.
 */
export async function readKeptBookings(tx: Tx, visit: CancelledVisit, { userId }: Recipient): Promise<BookingRow[]> {
  const [{ row }] = visit;
  const orderIds = visit.flatMap((cancelled) => cancelled.row.orderId ?? []);
  const isTold = (bookedBy: number | null) => bookedBy !== null && bookedBy === userId;
  const query = selectBookings(tx).where('b.status', '=', 'settled').orderBy('o.startsAt').orderBy('b.v1Id');
  if (row.bundleId !== null) return query.where('b.bundleId', '=', row.bundleId).execute();
  return query
    .where('b.bundleId', 'is', null)
    .where('b.occurrenceId', '=', row.occurrenceId)
    .where((where) =>
      where.or([
        ...(row.userId === null ? [] : [where('b.userId', '=', row.userId)]),
        ...(isTold(row.bookedByUserId) && orderIds.length > 0
          ? [where.and([where('b.bookedByUserId', '=', userId), where('b.orderId', 'in', orderIds)])]
          : []),
      ]),
    )
    .execute();
}
