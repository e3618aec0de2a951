'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DayFiltersProps } from './day-filters-props.ts';

type Option = { id: string; name: string };

const loadNames = () => import('./read-filter-names.ts');

const getMissing = (chosen: readonly string[], options: readonly Option[]): string[] =>
  chosen.filter((id) => !options.some((option) => option.id === id));

/**
 * What the day can be filtered by besides times, and after it what is chosen and the day lacks, as it was chosen on
 * another day. The names of those are read, because the sessions of this day do not have them.
 */
export function useFilterOptions({ day, filters, choices }: Pick<DayFiltersProps, 'day' | 'filters' | 'choices'>) {
  const t = useTranslations('timetable');
  const { date, kind } = day;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const instructors = getMissing(filters.instructors, choices.instructors);
  const locations = getMissing(filters.locations, choices.locations);
  const isLacking = instructors.length + locations.length > 0;
  useEffect(() => {
    if (!isLacking) return;
    loadNames()
      .then(({ readFilterNames }) => readFilterNames({ date, kind }))
      .then(setNames)
      .catch(() => undefined);
  }, [isLacking, date, kind]);
  const toOption = (id: string): Option => ({ id, name: names.get(id) ?? t('filter.otherDay') });
  const toTag = (tag: string): Option => ({ id: tag, name: tag });
  const tags = choices.tags.map(toTag);
  return {
    instructors: [...choices.instructors, ...instructors.map(toOption)],
    tags: [...tags, ...getMissing(filters.tags, tags).map(toTag)],
    locations: [...choices.locations, ...locations.map(toOption)],
  };
}
