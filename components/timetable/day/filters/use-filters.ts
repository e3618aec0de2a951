'use client';

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { areSameFilters, readFilters, writeFilters } from '#components/timetable/model/filter-address.ts';
import { isFilters } from '#components/timetable/model/kept-choice.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { noFilters, type TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import { useSite } from '#lib/zones/site-context.tsx';

const changed = 'touchline:filters';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
};

const readSearch = () => window.location.search;

const writeAddress = (filters: TimetableFilters) => {
  const url = new URL(window.location.href);
  writeFilters(url.searchParams, filters);
  if (url.href === window.location.href) return;
  window.history.replaceState(null, '', url);
  window.dispatchEvent(new Event(changed));
};

/**
 * The filters of a timetable: those that the address names, else those that the tab keeps for all days of the activity,
 * which are then named in the address, so that it can be sent and works with Back. The HTML is the same for all filters,
 * so they are read only after hydration. A kiosk names none (docs/product.md#filters-of-a-timetable).
 */
export function useFilters(day: TimetableDay): [TimetableFilters, (next: TimetableFilters) => void] {
  const isNamed = useSite().mode !== 'kiosk';
  const [kept, keep] = useKeptState(choiceName('filters', day), noFilters, isFilters);
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const named = useMemo(() => (isNamed ? readFilters(new URLSearchParams(search)) : null), [isNamed, search]);
  useEffect(() => {
    if (!isNamed) return;
    // Read again: while this page was rendered the address was that of the page before.
    const current = readFilters(new URLSearchParams(readSearch()));
    if (current === null) writeAddress(kept);
    else if (!areSameFilters(current, kept)) keep(() => current);
  }, [isNamed, search, kept, keep]);
  const change = useCallback(
    (next: TimetableFilters) => {
      keep(() => next);
      if (isNamed) writeAddress(next);
    },
    [keep, isNamed],
  );
  return [named ?? kept, change];
}
