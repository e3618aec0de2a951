'use client';

import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/form/select.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';

/** One instructor, or any. */
export const InstructorSelect = ({
  filters,
  choices,
  onChange,
  hideLabel,
}: DayFiltersProps & { hideLabel?: boolean }) => {
  const t = useTranslations('timetable');
  if (choices.instructors.length === 0) return null;
  return (
    <Select
      label={t('instructor')}
      hideLabel={hideLabel}
      placeholder={t('anyInstructor')}
      options={choices.instructors.map(({ id, name }) => ({ value: id, label: name }))}
      value={filters.instructors[0] ?? ''}
      onChange={({ target }) => onChange({ ...filters, instructors: target.value === '' ? [] : [target.value] })}
    />
  );
};
