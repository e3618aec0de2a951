'use client';

import { useTranslations } from 'next-intl';
import { getUnit } from '#components/timetable/model/timetable-day.ts';
import { noFilters } from '#components/timetable/model/timetable-filter.ts';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterTimes } from './filter-times.tsx';
import { useFilterOptions } from './use-filter-options.ts';

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
