import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';

/** A booking in one line of a mail: what, when and where. */
export function mailedSession(row: BookingRow, { t, date }: MailText): string {
  const stamp = localStamp(row.startsAt, row.timezone);
  return t('mails.session', {
    name: row.templateName,
    date: date(stamp),
    time: getClock(stamp),
    venue: row.venueName,
  });
}
