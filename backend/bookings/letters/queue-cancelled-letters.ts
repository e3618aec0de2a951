import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { calendarFile } from './calendar-file.ts';
import { mailedSession } from './mailed-session.ts';

type Visit = [CancelledBooking, ...CancelledBooking[]];

interface Writing {
  config: Pick<Config, 'siteUrl'>;
  now: Date;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What was booked: one session, or of a camp or course its name and how many sessions. */
function getSessions(visit: Visit, words: MailText): string[] {
  const rows = visit.map(({ row }) => row).toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [first = visit[0].row] = rows;
  const last = rows.at(-1) ?? first;
  const count = new Set(rows.map(({ occurrenceId }) => occurrenceId)).size;
  if (count === 1) return [mailedSession(first, words)];
  const date = ({ startsAt, timezone }: BookingRow) => words.date(localStamp(startsAt, timezone));
  const span = words.t('mails.sessions', { count, first: date(first), last: date(last) });
  return [`${first.templateName}, ${first.venueName}`, span];
}

/** Tickets by kind, such as '2 x Adult, 1 x Junior'; none for a booking without tickets. */
function getTickets(visit: Visit, { t }: MailText): string[] {
  const tickets = visit.flatMap(({ row: { ticketName: name, ticketAttendees, places } }) =>
    name === null ? [] : [t('booking.extra', { count: places / (ticketAttendees ?? 1), name })],
  );
  return tickets.length === 0 ? [] : [tickets.join(', ')];
}

/** What came of the money of a visit. */
function getMoney(visit: Visit, { t }: MailText) {
  const [{ row }] = visit;
  const credit = sum(visit.flatMap(({ credits }) => credits.map(({ amount }) => amount)));
  const fee = sum(visit.map((cancelled) => cancelled.fee));
  const uses = visit.flatMap((cancelled) => cancelled.uses.filter(({ kind }) => kind === 'package'));
  const sentences = uses.map(({ name, uses: count }) => t('mails.cancelled.uses', { count, name }));
  const owed = sum(visit.map((cancelled) => (cancelled.paid === 0 ? cancelled.fee : 0)));
  if (credit > 0) sentences.unshift(t(fee > owed ? 'mails.cancelled.creditedLessFee' : 'mails.cancelled.credited'));
  if (owed > 0) sentences.push(t('mails.cancelled.owed', { amount: formatMinor(owed, row.currency) }));
  const sums = [
    ...(fee > 0 ? [{ name: t('mails.cancelled.fee'), amount: formatMinor(fee, row.currency) }] : []),
    { name: t('mails.cancelled.back'), amount: formatMinor(credit, row.currency) },
  ];
  return { sentences: sentences.length === 0 ? [t('mails.cancelled.nothing')] : sentences, sums };
}

/** Takes the visit out of calendars once nobody of it comes; the entry has the id of its first booking (decision 060). */
async function readCalendars(tx: Tx, visit: Visit): Promise<string[]> {
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
  const kept = new Set(rows.flatMap(({ status, occurrenceId }) => (status === 'settled' ? [occurrenceId] : [])));
  const [first, ...others] = rows.filter(
    ({ status, occurrenceId }) => status === 'cancelled' && !kept.has(occurrenceId),
  );
  return first === undefined ? [] : [calendarFile([first, ...others])];
}

/** The path of what may be booked instead. */
function getPath({ bookingType, venueSlug, categorySlug }: BookingRow): string {
  const kind = bookingType === 'camps' || bookingType === 'courses' ? `/${bookingType}` : '';
  return `${kind}/location/${venueSlug}/${categorySlug}`;
}

async function queueLetter(tx: Tx, visit: Visit, { config, now }: Writing): Promise<void> {
  const [{ row }] = visit;
  const recipient = await readRecipient(tx, [row.userId, row.bookedByUserId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const subject = words.t('mails.cancelled.title');
  const { sentences, sums } = getMoney(visit, words);
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: subject,
    paragraphs: [...getSessions(visit, words), ...forWhom(recipient, row), ...getTickets(visit, words), ...sentences],
    sums,
    action: { label: words.t('mails.cancelled.again'), url: `${config.siteUrl}${getPath(row)}` },
  });
  const calendars = await readCalendars(tx, visit);
  await queueMail(tx, { to, subject, html, text, calendars }, `cancelled:${row.id}`, now);
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
  const visits = new Map<string, Visit>();
  for (const one of cancelled) {
    const key = `${one.row.bundleId ?? one.row.occurrenceId} ${one.row.userId}`;
    const visit = visits.get(key);
    if (visit === undefined) visits.set(key, [one]);
    else visit.push(one);
  }
  for (const visit of visits.values()) await queueLetter(tx, visit, writing);
}
