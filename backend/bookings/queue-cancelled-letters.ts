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

/** What came of the money of a visit, a sentence each. */
function getMoney(visit: readonly CancelledBooking[], currency: string): string[] {
  const credit = sum(visit.flatMap(({ credits }) => credits.map(({ amount }) => amount)));
  const fee = sum(visit.map((cancelled) => cancelled.fee));
  const uses = visit.flatMap((cancelled) => cancelled.uses.filter(({ kind }) => kind === 'package'));
  return [
    ...(credit > 0 ? [`${formatMinor(credit, currency)} of what you paid is now credit in your account.`] : []),
    ...uses.map(({ name, uses: count }) => `${count} ${count === 1 ? 'use' : 'uses'} came back to your ${name}.`),
    ...(fee > 0 ? [`It was cancelled after the cut-off, which costs ${formatMinor(fee, currency)}.`] : []),
  ];
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
  const paragraphs = [session, ...(tickets === null ? [] : [tickets]), ...getMoney(visit, row.currency)];
  const { html, text } = letter({ operatorName: row.operatorName, heading: subject, paragraphs });
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
