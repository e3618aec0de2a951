'use client';

import { useCallback, useMemo } from 'react';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { isLinked, type SessionLink } from '#components/timetable/day/use-linked-session.ts';
import {
  inPart,
  isPartChoice,
  partOffers,
  shownPart,
  type PartChoice,
  type PartOffer,
} from '#components/timetable/model/day-part-choice.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { fitsFilters, isTimed, type TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useOpenedAt } from '#lib/time/use-opened-at.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useFilters } from './use-filters.ts';

export interface DayFiltersState {
  /** When the page was opened: what was over then is over, so that nothing moves under a finger. */
  at: Date;
  offers: readonly PartOffer[];
  /** The part that is shown: the whole day while times are chosen, or where a linked session stands outside of it. */
  part: PartChoice;
  filters: TimetableFilters;
  /** Also takes chosen times back. */
  choosePart: (part: PartChoice) => void;
  change: (filters: TimetableFilters) => void;
  /** Keeps the shown part when something else than the linked session is chosen in it, or when that has been booked. */
  settle: () => void;
  /** Whether a session is in the shown part and fits the filters, or a link led to it. */
  isShown: (session: OccurrenceSummary) => boolean;
}

/** The parts of a day, the one that is shown, and the filters (docs/product.md#filters-of-a-timetable). */
export function useDayFilters(
  day: TimetableDay,
  sessions: readonly OccurrenceSummary[] | undefined,
  { linked, unlink }: SessionLink,
): DayFiltersState {
  const at = useOpenedAt(day.renderedAt);
  const [selectedPart, keepPart] = useKeptState<PartChoice | null>('part', null, isPartChoice);
  const [filters, keepFilters] = useFilters(day);
  const offers = useMemo(() => partOffers(sessions ?? [], at), [sessions, at]);
  const isToday = venueClock(at, day.venue.timezone).date === day.date;
  const shown = isTimed(filters) ? 'all' : shownPart(offers, selectedPart, { at, isToday });
  const target = sessions?.find((session) => isLinked(linked, session));
  const part = target && !inPart(target, shown) ? 'all' : shown;
  const choosePart = useCallback(
    (next: PartChoice) => {
      unlink();
      keepPart(() => next);
      if (isTimed(filters)) keepFilters({ ...filters, startTime: null, endTime: null });
    },
    [unlink, keepPart, keepFilters, filters],
  );
  const settle = useCallback(() => {
    unlink();
    if (part !== shown) keepPart(() => part);
  }, [part, shown, unlink, keepPart]);
  return {
    at,
    offers,
    part,
    filters,
    choosePart,
    change: (next) => {
      settle();
      keepFilters(next);
    },
    settle,
    isShown: (session) => (inPart(session, part) && fitsFilters(session, filters)) || isLinked(linked, session),
  };
}
