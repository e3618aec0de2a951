import { useState } from 'react';
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

export interface AwaitedPlaces {
  of: (session: OccurrenceSummary) => number;
  most: (session: OccurrenceSummary) => number;
  set: (session: OccurrenceSummary, places: number) => void;
}

/** For how many places of the shown session somebody wants to wait: one, until more are chosen. */
export const useAwaitedPlaces = (tickets: readonly Ticket[], isForAnother: boolean): AwaitedPlaces => {
  const [chosen, choose] = useState<{ id: OccurrenceSummary['id']; places: number } | null>(null);
  const most = (session: OccurrenceSummary) => getMostAwaited(session, tickets, isForAnother);
  return {
    most,
    of: (session) => (chosen?.id === session.id ? Math.min(chosen.places, most(session)) : 1),
    set: ({ id }, places) => choose({ id, places }),
  };
};
