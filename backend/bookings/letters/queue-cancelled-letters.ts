import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient, type Recipient } from '#backend/mail/read-recipient.ts';
import { readCancelledCalendars } from './cancelled-calendars.ts';
import { type CancelledVisit, cancelledLetter } from './cancelled-letter.ts';

/**
 * What stays booked of a visit, a camp or a course: the person's places, and where whoever booked is told, the places
 * that were booked with them.
 */
async function readKeptBookings(tx: Tx, visit: CancelledVisit, { userId }: Recipient): Promise<BookingRow[]> {
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

interface Writing {
  config: Pick<Config, 'siteUrl'>;
  now: Date;
}

async function queueLetter(tx: Tx, visit: CancelledVisit, { config, now }: Writing): Promise<void> {
  const [{ row }] = visit;
  const recipient = await readRecipient(tx, [row.userId, row.bookedByUserId]);
  if (recipient === null) return;
  const kept = await readKeptBookings(tx, visit, recipient);
  const mail = cancelledLetter({ visit, kept, recipient }, config.siteUrl);
  const calendars = await readCancelledCalendars(tx, visit);
  await queueMail(tx, { to: recipient.email, ...mail, calendars }, `cancelled:${row.id}`, now);
}

/** What each person had booked of one session, or of a camp or course. */
export function groupVisits(cancelled: readonly CancelledBooking[]): CancelledVisit[] {
  const visits = new Map<string, CancelledVisit>();
  for (const one of cancelled) {
    const key = `${one.row.bundleId ?? one.row.occurrenceId} ${one.row.userId}`;
    const visit = visits.get(key);
    if (visit === undefined) visits.set(key, [one]);
    else visit.push(one);
  }
  return [...visits.values()];
}

/**
 * Tells people which bookings were cancelled and what came back: one mail for each person and session, and for each
 * camp or course. Of somebody without an address whoever booked is told.
 */
export async function queueCancelledLetters(
  tx: Tx,
  cancelled: readonly CancelledBooking[],
  writing: Writing,
): Promise<void> {
  for (const visit of groupVisits(cancelled)) await queueLetter(tx, visit, writing);
}
