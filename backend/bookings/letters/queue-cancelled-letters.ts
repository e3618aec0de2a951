import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readCancelledCalendars } from './cancelled-calendars.ts';
import { cancelledLetter } from './cancelled-letter.ts';
import type { CancelledVisit } from './cancelled-visit.ts';
import { readKeptBookings } from './read-kept-bookings.ts';

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
