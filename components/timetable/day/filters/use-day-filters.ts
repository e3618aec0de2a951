'use client';

import { useCallback, useMemo, useEffect } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
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
import {
  isFilters,
  fitsFilters,
  isTimed,
  type TimetableFilters,
  noFilters,
  countFilters,
} from '#components/timetable/model/timetable-filter.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import { useOpenedAt } from '#lib/time/use-opened-at.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useSite } from '#lib/zones/site-context.tsx';

const lists = ['instructors', 'tags', 'locations'] as const;
const times = ['startTime', 'endTime'] as const;

/** An address may be written by anybody. */
const mostValues = 20;
const longestValue = 80;

const readTime = (text: string | null): string | null =>
  text !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;

const readList = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '' && text.length <= longestValue).slice(0, mostValues);

/** The filters that the parameters of an address name; null for none (docs/product.md#address-parameters). */
export const readFilters = (parameters: URLSearchParams): TimetableFilters | null => {
  const filters = {
    startTime: readTime(parameters.get('startTime')),
    endTime: readTime(parameters.get('endTime')),
    instructors: readList(parameters.getAll('instructors')),
    tags: readList(parameters.getAll('tags')),
    locations: readList(parameters.getAll('locations')),
  };
  return countFilters(filters) > 0 ? filters : null;
};

/** Names the filters in the parameters of an address, in place of those that it named; others stay. */
export const writeFilters = (parameters: URLSearchParams, filters: TimetableFilters): void => {
  for (const name of [...times, ...lists]) parameters.delete(name);
  for (const name of times) if (filters[name] !== null) parameters.set(name, filters[name]);
  for (const name of lists) for (const value of filters[name]) parameters.append(name, value);
};

/** Whether two choices of filters have the same address. */
export const areSameFilters = (one: TimetableFilters, other: TimetableFilters): boolean => {
  const [first, second] = [one, other].map((filters) => {
    const parameters = new URLSearchParams();
    writeFilters(parameters, filters);
    return parameters.toString();
  });
  return first === second;
};

/**
 * The filters of a timetable: those that the address names, else those that the tab keeps for all days of the activity,
 * which are then named in the address, so that it can be sent and works with Back. The HTML is the same for all filters,
 * so they are read only after hydration. A kiosk names none (docs/product.md#filters-of-a-timetable).
 */
export function useFilters(day: TimetableDay): [TimetableFilters, (next: TimetableFilters) => void] {
  const isNamed = useSite().mode !== 'kiosk';
  const [kept, keep] = useKeptState(choiceName('filters', day), noFilters, isFilters);
  const [search, writeSearch] = useAddressSearch();
  const named = useMemo(() => (isNamed ? readFilters(new URLSearchParams(search ?? '')) : null), [isNamed, search]);
  const write = useCallback(
    (filters: TimetableFilters) => {
      const parameters = new URLSearchParams(search ?? '');
      writeFilters(parameters, filters);
      writeSearch(parameters, 'replace');
    },
    [search, writeSearch],
  );
  useEffect(() => {
    if (!isNamed || search === null) return;
    if (named === null) write(kept);
    else if (!areSameFilters(named, kept)) keep(() => named);
  }, [isNamed, search, named, kept, keep, write]);
  const change = useCallback(
    (next: TimetableFilters) => {
      keep(() => next);
      if (isNamed) write(next);
    },
    [keep, isNamed, write],
  );
  return [named ?? kept, change];
}

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
