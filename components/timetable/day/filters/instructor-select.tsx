'use client';

import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/form/select.tsx';
import type { DayFiltersProps } from './day-filters-props.ts';

/** One instructor, or any. */
export const InstructorSelect = ({
  filters,
  choices,
  onChange,
  isInBar = false,
}: DayFiltersProps & { isInBar?: boolean }) => {
  const t = useTranslations('timetable');
  if (choices.instructors.length === 0) return null;
  return (
    <Select
      label={t('instructor')}
      hideLabel={isInBar}
      compact={isInBar}
      // As wide as its longest name, as long as the chips leave room for it.
      className={isInBar ? 'w-[11.25rem] @wide:w-auto @wide:max-w-[13rem] @wide:flex-none' : undefined}
      placeholder={t('anyInstructor')}
      options={choices.instructors.map(({ id, name }) => ({ value: id, label: name }))}
      value={filters.instructors[0] ?? ''}
      onChange={({ target }) => onChange({ ...filters, instructors: target.value === '' ? [] : [target.value] })}
    />
  );
};
