import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { sessionDate } from '#backend/serialize/pretty-date.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { CancelledBooking } from './cancel-settled.ts';

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Tickets by kind, such as '2 x Adult, 1 x Junior'; null for a booking without tickets. */
function getTickets(visit: readonly CancelledBooking[]): string | null {
  const tickets = visit.flatMap(({ row: { ticketName, ticketAttendees, places } }) =>
    ticketName === null ? [] : [`${places / (ticketAttendees ?? 1)} x ${ticketName}`],
  );
  return tickets.length === 0 ? null : tickets.join(', ');
}

/** What came of the money of a visit. */
function getMoney(visit: readonly CancelledBooking[], currency: string) {
  const credit = sum(visit.flatMap(({ credits }) => credits.map(({ amount }) => amount)));
  const fee = sum(visit.map((cancelled) => cancelled.fee));
  const uses = visit.flatMap((cancelled) => cancelled.uses.filter(({ kind }) => kind === 'package'));
  const words = uses.map(
    ({ name, uses: count }) => `${count} ${count === 1 ? 'use' : 'uses'} came back to your ${name}.`,
  );
  if (credit > 0) words.unshift('What you paid is now credit in your account.');
  const sums = [
    { name: 'Back as credit', amount: formatMinor(credit, currency) },
    ...(fee > 0 ? [{ name: 'Fee for cancelling late', amount: formatMinor(fee, currency) }] : []),
  ];
  return { words: words.length === 0 ? ['Nothing comes back for this booking.'] : words, sums };
}

async function queueLetter(
  tx: Tx,
  visit: readonly [CancelledBooking, ...CancelledBooking[]],
  now: Date,
): Promise<void> {
  const [{ row }] = visit;
  if (row.email === null) return;
  const stamp = localStamp(row.startsAt, row.timezone);
  const session = `${row.templateName}, ${sessionDate(stamp)} at ${getClock(stamp)}, ${row.venueName}`;
  const subject = 'Your booking has been cancelled';
  const tickets = getTickets(visit);
  const { words, sums } = getMoney(visit, row.currency);
  const paragraphs = [session, ...(tickets === null ? [] : [tickets]), ...words];
  const { html, text } = letter({ operatorName: row.operatorName, heading: subject, paragraphs, sums });
  await queueMail(tx, { to: row.email, subject, html, text }, `cancelled:${row.id}`, now);
}

/** Tells people which bookings were cancelled and what came back: one mail for each person and session. */
export async function queueCancelledLetters(tx: Tx, cancelled: readonly CancelledBooking[], now: Date): Promise<void> {
  const visits = new Map<string, [CancelledBooking, ...CancelledBooking[]]>();
  for (const one of cancelled) {
    const key = `${one.row.occurrenceId} ${one.row.userId}`;
    const visit = visits.get(key);
    if (visit === undefined) visits.set(key, [one]);
    else visit.push(one);
  }
  for (const visit of visits.values()) await queueLetter(tx, visit, now);
}
