import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { calendarFile } from '#backend/bookings/letters/calendar-file.ts';
import { getOrderLink } from '#backend/bookings/letters/order-link.ts';
import { readCalendarEntry } from '#backend/bookings/letters/visit-entry.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import { formatMinor } from '#backend/serialize/money.ts';

interface Move {
  /** As it was before. */
  old: BookingRow;
  moved: BookingRow;
}

/** What became of a difference in price. */
function getMoney({ old, moved }: Move, { t }: MailText): string[] {
  const left = (old.price ?? 0) - old.due - (moved.price ?? 0);
  const format = (minor: number) => ({ amount: formatMinor(minor, moved.currency) });
  return [
    ...(moved.due > 0 ? [t('mails.moved.due', format(moved.due))] : []),
    ...(left > 0 && (old.awardsCredit ?? true) ? [t('mails.moved.credited', format(left))] : []),
  ];
}

/** The old entry as one that is cancelled, what stays booked of its visit, and the new entry. */
async function readCalendars(tx: Tx, { old, moved }: Move, userId: number): Promise<string[]> {
  const [left] = await readBookings(tx, [old.id]);
  const staying = left && (await readCalendarEntry(tx, left, userId));
  return [
    ...(left === undefined ? [] : [calendarFile([left])]),
    ...(staying?.status === 'settled' ? [calendarFile([staying])] : []),
    calendarFile([await readCalendarEntry(tx, moved, userId)]),
  ];
}

/**
 * Tells somebody when their booking is now, and what became of a difference in price. The calendar files take out the
 * old entry and add the new one. The order is for whoever paid it.
 */
export async function queueMovedLetter(
  tx: Tx,
  { old, moved }: Move,
  { config, now }: { config: Pick<Config, 'siteUrl' | 'appSecret'>; now: Date },
): Promise<void> {
  const recipient = await readRecipient(tx, [moved.userId, moved.bookedByUserId]);
  if (recipient === null) return;
  const { email: to, words, userId } = recipient;
  const subject = words.t('mails.moved.title');
  const { orderId } = moved;
  const isPayer = orderId !== null && moved.orderUserId === userId;
  const { html, text } = letter({
    words,
    operatorName: moved.operatorName,
    heading: subject,
    paragraphs: [
      mailedSession(moved, words),
      ...forWhom(recipient, moved),
      words.t('mails.moved.before', { session: mailedSession(old, words) }),
      ...getMoney({ old, moved }, words),
    ],
    ...(isPayer && { action: { label: words.t('mails.showOrder'), url: getOrderLink(config, orderId, now) } }),
  });
  const calendars = await readCalendars(tx, { old, moved }, userId);
  await queueMail(tx, { to, subject, html, text, calendars }, `moved:${moved.id}`, now);
}
