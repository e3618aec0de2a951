import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getChanges, type Alternative, type SessionChange } from '#backend/mail/changed-session.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient, type Recipient } from '#backend/mail/read-recipient.ts';
import { calendarFile } from './calendar-file.ts';
import { getOrderLink } from './order-link.ts';
import { readCalendarEntry } from './visit-entry.ts';

interface Writing {
  /** For whoever cannot come at the new time. */
  alternative: Alternative | null;
  config: Pick<Config, 'siteUrl' | 'appSecret'>;
  now: Date;
}

/** Another session of the series, where this one is at another time, or takes another time, than it did. */
function getAnother({ before, after }: SessionChange, { alternative }: Writing): Alternative | null {
  const isElsewhen = before.startsAt.getTime() !== after.startsAt.getTime() || before.minutes !== after.minutes;
  return isElsewhen ? alternative : null;
}

function getAction(row: BookingRow, recipient: Recipient, another: Alternative | null, { config, now }: Writing) {
  const { words, userId } = recipient;
  const { orderId, venueSlug, categorySlug } = row;
  if (orderId !== null && row.orderUserId === userId)
    return { action: { label: words.t('mails.showOrder'), url: getOrderLink(config, orderId, now) } };
  if (another === null) return {};
  const path = `/location/${venueSlug}/${categorySlug}/${another.localDate}#session-${another.id}`;
  return { action: { label: words.t('mails.sessionCancelled.bookAnother'), url: `${config.siteUrl}${path}` } };
}

function changedLetter(row: BookingRow, change: SessionChange, recipient: Recipient, writing: Writing) {
  const { words } = recipient;
  const subject = words.t('mails.sessionChanged.title');
  const another = getAnother(change, writing);
  const session = another && mailedSession({ ...row, ...another }, words);
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: subject,
    paragraphs: [
      mailedSession(row, words),
      ...forWhom(recipient, row),
      ...getChanges(row, change, words),
      words.t('mails.sessionChanged.stands'),
      ...(session === null ? [] : [words.t('mails.sessionChanged.another', { session })]),
    ],
    ...getAction(row, recipient, another, writing),
  });
  return { subject, html, text };
}

/**
 * Tells everybody who is booked that a session has changed: one mail for each person, with the calendar entry as it is
 * now. Of somebody without an address whoever booked is told.
 */
export async function queueChangedLetters(
  tx: Tx,
  occurrenceId: string,
  change: SessionChange,
  writing: Writing,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((row) => ({ calendarSequence: row('calendarSequence', '+', 1) }))
    .where('occurrenceId', '=', occurrenceId)
    .where('status', '=', 'settled')
    .execute();
  const rows = await selectBookings(tx)
    .where('b.occurrenceId', '=', occurrenceId)
    .where('b.status', '=', 'settled')
    .orderBy('b.id')
    .execute();
  const told = new Set<string>();
  for (const row of rows) {
    const person = `${row.userId} ${row.bookedByUserId}`;
    if (told.has(person)) continue;
    told.add(person);
    const recipient = await readRecipient(tx, [row.userId, row.bookedByUserId]);
    if (recipient === null) continue;
    const mail = changedLetter(row, change, recipient, writing);
    const calendars = [calendarFile([await readCalendarEntry(tx, row, recipient.userId)])];
    const key = `changed:${row.id}:${row.calendarSequence}`;
    await queueMail(tx, { to: recipient.email, ...mail, calendars }, key, writing.now);
  }
}
