'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { areSameFilters, readFilters, writeFilters } from '#components/timetable/model/filter-address.ts';
import { isFilters } from '#components/timetable/model/kept-choice.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { noFilters, type TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import { useSite } from '#lib/zones/site-context.tsx';

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
