import { compareAsc } from 'date-fns/compareAsc';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';
import { countTickets } from '#backend/bookings/cancelling/split-booking.ts';
import { plainName } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { forWhom, type Recipient } from '#backend/mail/read-recipient.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { sum } from '#contract/rules/sum.ts';

/** What somebody had booked of one session, or of a camp or course, and has cancelled at once. */
export type CancelledVisit = [CancelledBooking, ...CancelledBooking[]];

type Place = Pick<BookingRow, 'userId' | 'firstName' | 'lastName' | 'ticketName' | 'places' | 'ticketAttendees'>;

/** The name of somebody else, to an address that is confirmed; else empty. */
function getName({ userId, firstName, lastName }: Place, recipient: Recipient): string {
  if (recipient.firstName === null || userId === recipient.userId) return '';
  return plainName(`${firstName ?? ''} ${lastName ?? ''}`);
}

function namePlace([first, ...others]: readonly [Place, ...Place[]], recipient: Recipient): string {
  const { t } = recipient.words;
  const name = getName(first, recipient);
  const count = sum([first, ...others].map(countTickets));
  if (first.ticketName !== null) {
    const ticket = t('booking.extra', { count, name: first.ticketName });
    return name === '' ? ticket : t('mails.cancelled.whose', { ticket, name });
  }
  if (first.userId === recipient.userId) return t('mails.cancelled.you');
  return name === '' ? t('mails.cancelled.place', { count }) : name;
}

/** Places of one session by ticket and person, such as '1 x Adult; 1 x Junior, Ivy Hartley', as a mail may say it. */
function namePlaces(places: readonly Place[], recipient: Recipient): string {
  const groups = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const key = `${place.ticketName ?? ''} ${place.userId ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  }
  return [...groups.values()].map((group) => namePlace(group, recipient)).join('; ');
}

type Bookings = readonly [BookingRow, ...BookingRow[]];

/** How many sessions, from which date to which. */
function getSpan([first, ...others]: Bookings, words: MailText): string {
  const date = ({ startsAt, timezone }: BookingRow) => words.date(localStamp(startsAt, timezone));
  const count = new Set([first, ...others].map(({ occurrenceId }) => occurrenceId)).size;
  return words.t('mails.sessions', { count, first: date(first), last: date(others.at(-1) ?? first) });
}

/** What was booked: one session, or of a camp or course its name and how many sessions. */
function getSessions(visit: CancelledVisit, words: MailText): string[] {
  const [first = visit[0].row, ...others] = visit
    .map(({ row }) => row)
    .toSorted((one, other) => compareAsc(one.startsAt, other.startsAt));
  if (others.every(({ occurrenceId }) => occurrenceId === first.occurrenceId)) return [mailedSession(first, words)];
  return [`${first.templateName}, ${first.venueName}`, getSpan([first, ...others], words)];
}

/** Tickets by kind, such as '2 x Adult, 1 x Junior'; none for a booking without tickets. */
export function getTickets(visit: CancelledVisit, { t }: MailText): string[] {
  const tickets = visit.flatMap(({ row }) =>
    row.ticketName === null ? [] : [t('booking.extra', { count: countTickets(row), name: row.ticketName })],
  );
  return tickets.length === 0 ? [] : [tickets.join(', ')];
}

/** What came of the money of a visit. */
export function getReturned(visit: CancelledVisit, { t }: MailText) {
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

/** The path of what may be booked instead. */
function getPath({ bookingType, venueSlug, categorySlug }: BookingRow): string {
  const kind = bookingType === 'camps' || bookingType === 'courses' ? `/${bookingType}` : '';
  return `${kind}/location/${venueSlug}/${categorySlug}`;
}

/** Whose places and which tickets were cancelled, and what stays booked. */
function getPlaces(visit: CancelledVisit, [first, ...others]: readonly BookingRow[], recipient: Recipient): string[] {
  const [{ row }] = visit;
  const { words } = recipient;
  if (first === undefined) return [...forWhom(recipient, row), ...getTickets(visit, words)];
  const stays = (places: string) => words.t('mails.cancelled.stays', { places });
  if (first.bundleId !== null) return [...forWhom(recipient, row), stays(getSpan([first, ...others], words))];
  const gone = namePlaces(
    visit.map((cancelled) => cancelled.row),
    recipient,
  );
  return [words.t('mails.cancelled.gone', { places: gone }), stays(namePlaces([first, ...others], recipient))];
}

interface CancelledFacts {
  visit: CancelledVisit;
  /** What stays booked of it. */
  kept: readonly BookingRow[];
  recipient: Recipient;
}

/** The mail that tells somebody what was cancelled, what stays booked and what came of the money. */
export function cancelledLetter({ visit, kept, recipient }: CancelledFacts, siteUrl: string) {
  const [{ row }] = visit;
  const { words } = recipient;
  const subject = words.t(kept.length > 0 ? 'mails.cancelled.partTitle' : 'mails.cancelled.title');
  const { sentences, sums } = getReturned(visit, words);
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: subject,
    paragraphs: [...getSessions(visit, words), ...getPlaces(visit, kept, recipient), ...sentences],
    sums,
    action: { label: words.t('mails.cancelled.again'), url: `${siteUrl}${getPath(row)}` },
  });
  return { subject, html, text };
}
