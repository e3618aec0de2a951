import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { sessionDate } from '#backend/serialize/pretty-date.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';

function getSession({ templateName, startsAt, timezone, venueName }: BookingRow): string {
  const stamp = localStamp(startsAt, timezone);
  return `${templateName}, ${sessionDate(stamp)} at ${getClock(stamp)}, ${venueName}`;
}

/** Tells somebody when their booking is now, and what became of a difference in price. */
export async function queueMovedLetter(tx: Tx, old: BookingRow, moved: BookingRow, now: Date): Promise<void> {
  if (moved.email === null) return;
  const left = (old.price ?? 0) - old.due - (moved.price ?? 0);
  const subject = 'Your booking has been moved';
  const paragraphs = [
    getSession(moved),
    `Before it was ${getSession(old)}.`,
    ...(moved.due > 0 ? [`${formatMinor(moved.due, moved.currency)} is to pay at the venue.`] : []),
    ...(left > 0 && (old.awardsCredit ?? true)
      ? [`${formatMinor(left, moved.currency)} of what you paid is now credit in your account.`]
      : []),
  ];
  const { html, text } = letter({ operatorName: moved.operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to: moved.email, subject, html, text }, `moved:${moved.id}`, now);
}
