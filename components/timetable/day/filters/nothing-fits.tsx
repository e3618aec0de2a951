'use client';

import { useTranslations } from 'next-intl';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';
import { useFilterOptions } from './use-filter-options.ts';

export type NothingFitsProps = Pick<DayFiltersProps, 'day' | 'filters' | 'choices'> & { onClear: () => void };

const kinds = ['instructors', 'tags', 'locations'] as const;

/** Says what was chosen where no session fits it, and takes it back. */
export const NothingFits = ({ onClear, ...choice }: NothingFitsProps) => {
  const t = useTranslations('timetable');
  const { day, filters } = choice;
  const options = useFilterOptions(choice);
  const { startTime, endTime } = filters;
  const chosen = [
    ...(startTime === null ? [] : [t('filter.from', { time: startTime })]),
    ...(endTime === null ? [] : [t('filter.until', { time: endTime })]),
    ...kinds.flatMap((kind) => options[kind].filter(({ id }) => filters[kind].includes(id)).map(({ name }) => name)),
  ];
  const clear = (
    <Button type="button" variant="secondary" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return (
    <EmptyState
      title={t('empty.filtered')}
      art={<LazyIllustration kind={day.activity.plan} zone={null} />}
      action={clear}
    >
      {t('empty.chosen', { filters: chosen.join(', ') })}
    </EmptyState>
  );
};
