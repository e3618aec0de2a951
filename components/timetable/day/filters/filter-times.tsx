'use client';

import { useTranslations } from 'next-intl';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Select } from '#components/ui/form/select.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';

/** The times that go with the other one; a chosen one stays on offer on a day that does not have it. */
const toOptions = (times: readonly string[], chosen: string | null, fits: (time: string) => boolean) =>
  [...new Set([...times, ...(chosen === null ? [] : [chosen])])]
    .filter((time) => time === chosen || fits(time))
    .toSorted()
    .map((time) => ({ value: time, label: time }));

/** From which time and until which one: the half hours in which sessions of the day start and end. */
export const FilterTimes = ({ filters, choices, onChange }: DayFiltersProps) => {
  const t = useTranslations('timetable');
  const { startTime, endTime } = filters;
  if (choices.starts.length === 0 && startTime === null && endTime === null) return null;
  return (
    <FieldSet legend={t('filter.time')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
        <Select
          label={t('filter.startTime')}
          placeholder={t('filter.anyTime')}
          options={toOptions(choices.starts, startTime, (time) => endTime === null || time < endTime)}
          value={startTime ?? ''}
          onChange={({ target }) => onChange({ ...filters, startTime: target.value || null })}
        />
        <Select
          label={t('filter.endTime')}
          placeholder={t('filter.anyTime')}
          options={toOptions(choices.ends, endTime, (time) => startTime === null || time > startTime)}
          value={endTime ?? ''}
          onChange={({ target }) => onChange({ ...filters, endTime: target.value || null })}
        />
      </div>
    </FieldSet>
  );
};
