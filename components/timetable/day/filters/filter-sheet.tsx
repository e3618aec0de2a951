'use client';

import { useTranslations } from 'next-intl';
import { getUnit } from '#components/timetable/model/timetable-day.ts';
import { noFilters } from '#components/timetable/model/timetable-filter.ts';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';
import { FilterChips } from './filter-chips.tsx';
import { useFilterOptions } from './use-filter-options.ts';

/** The times that go with the other one; a chosen one stays on offer on a day that does not have it. */
const toOptions = (times: readonly string[], chosen: string | null, fits: (time: string) => boolean) =>
  [...new Set([...times, ...(chosen === null ? [] : [chosen])])]
    .filter((time) => time === chosen || fits(time))
    .toSorted()
    .map((time) => ({ value: time, label: time }));

/** From which time and until which one: the half hours in which sessions of the day start and end. */
const FilterTimes = ({ filters, choices, onChange }: DayFiltersProps) => {
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

const kinds = ['instructors', 'tags', 'locations'] as const;

/** A sheet with all filters of the day. */
export const FilterSheet = ({ onClose, ...props }: DayFiltersProps & { onClose: () => void }) => {
  const { day, filters, choices, count, onChange } = props;
  const t = useTranslations();
  const options = useFilterOptions({ day, filters, choices });
  return (
    <SlideOver
      open
      onClose={onClose}
      title={t('timetable.filters')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button type="button" variant="text" onClick={() => onChange(noFilters)}>
            {t('timetable.clearFilters')}
          </Button>
          <Button type="button" onClick={onClose}>
            {t(`timetable.showResults.${getUnit(day)}`, { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <FilterTimes {...props} />
        {kinds.map(
          (kind) =>
            options[kind].length > 0 && (
              <FieldSet key={kind} legend={t(`timetable.filter.${kind}`)}>
                <FilterChips {...{ kind, filters, onChange }} options={options[kind]} />
              </FieldSet>
            ),
        )}
      </div>
    </SlideOver>
  );
};
