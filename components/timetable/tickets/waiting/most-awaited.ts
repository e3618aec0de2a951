import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';

/**
 * For how many places of a session with tickets somebody may wait: those that the waitlist has left, no more than the
 * session has, and for another person one ticket of each kind (docs/product.md#waitlists).
 */
export function getMostAwaited(
  { waitlist, capacity }: Pick<OccurrenceSummary, 'waitlist' | 'capacity'>,
  tickets: readonly Ticket[],
  isForAnother: boolean,
): number {
  const oneOfEach = tickets.reduce((sum, { attendees }) => sum + attendees, 0);
  return Math.max(1, Math.min(waitlist?.available ?? 1, capacity.maximum, isForAnother ? oneOfEach : Infinity));
}
