import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type Line = Pick<CancellationResult, 'userId' | 'firstName' | 'lastName' | 'ticketName' | 'name' | 'quantity'>;

/** Whether a visit is of several people, who are then named. */
export const hasPeople = (lines: readonly Line[]): boolean => new Set(lines.map(({ userId }) => userId)).size > 1;

/** What tells a booking from the others of its visit: the person, the ticket, or both. */
export const lineName = (line: Line, lines: readonly Line[]): string => {
  const { firstName, lastName, ticketName, name } = line;
  const person = hasPeople(lines) ? `${firstName ?? ''} ${lastName ?? ''}`.trim() : '';
  return [person, ticketName].filter(Boolean).join(', ') || name;
};

/** A booking among the others of its visit: '2 x Adult', or the person where there are no tickets. */
export const lineLabel = (line: Line, lines: readonly Line[], t: Translate): string => {
  const [name, count] = [lineName(line, lines), line.quantity];
  return line.ticketName === null && count === 1 ? name : t('cancelling.line', { count, name });
};

/** What is booked, in words: '2 x Adult, 1 x Junior', or the people: 'Mia Hall, Tom Hall'. */
export const listLines = (lines: readonly Line[], of: readonly Line[], t: Translate): string => {
  const hasTickets = of.some(({ ticketName }) => ticketName !== null);
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = lineName(line, of);
    counts.set(name, (counts.get(name) ?? 0) + line.quantity);
  }
  return [...counts].map(([name, count]) => (hasTickets ? t('cancelling.line', { count, name }) : name)).join(', ');
};
