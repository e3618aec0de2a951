import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient, type Recipient } from '#backend/mail/read-recipient.ts';
import { getOrderLink } from '#backend/orders/order-link.ts';
import { calendarFile } from './calendar-file.ts';
import { mailedSession, type MailedSession } from './mailed-session.ts';
import type { Alternative } from './queue-session-cancelled-letters.ts';
import { readCalendarEntry } from './visit-entry.ts';

/** What a mail says of a session besides its name and venue. */
export interface ShownSession {
  startsAt: Date;
  minutes: number;
  place: string;
  instructors: string;
}

export interface SessionChange {
  before: ShownSession;
  after: ShownSession;
}

interface Writing {
  /** For whoever cannot come at the new time. */
  alternative: Alternative | null;
  config: Pick<Config, 'siteUrl' | 'appSecret'>;
  now: Date;
}

/** Whether anything has changed that somebody who comes must know. */
export function isWorthTelling({ before, after }: SessionChange): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.minutes !== after.minutes ||
    before.place !== after.place ||
    before.instructors !== after.instructors
  );
}

/** What has changed of a session, in sentences. */
export function getChanges(row: MailedSession, { before, after }: SessionChange, words: MailText): string[] {
  const { t } = words;
  const isElsewhen = before.startsAt.getTime() !== after.startsAt.getTime();
  const session = mailedSession({ ...row, startsAt: before.startsAt }, words);
  const led = after.instructors === '' ? t('mails.sessionChanged.noInstructor') : null;
  return [
    ...(isElsewhen ? [t('mails.moved.before', { session })] : []),
    ...(before.minutes === after.minutes ? [] : [t('mails.sessionChanged.lasts', { minutes: after.minutes })]),
    ...(before.place === after.place ? [] : [t('mails.sessionChanged.place', { place: after.place })]),
    ...(before.instructors === after.instructors
      ? []
      : [led ?? t('mails.sessionChanged.instructors', { names: after.instructors })]),
  ];
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
