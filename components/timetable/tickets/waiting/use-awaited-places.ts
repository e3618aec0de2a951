import { useState } from 'react';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { getMostAwaited } from './most-awaited.ts';

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
