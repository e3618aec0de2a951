'use client';

import { Select } from '#components/ui/form/select.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import type { DayFiltersProps } from './day-filters.tsx';

/** One instructor, or any. */
export const InstructorSelect = ({
  filters,
  choices,
  onChange,
  hideLabel,
}: DayFiltersProps & { hideLabel?: boolean }) => {
  const text = useText();
  if (choices.instructors.length === 0) return null;
  return (
    <Select
      label={text('timetable.instructor')}
      hideLabel={hideLabel}
      placeholder={text('timetable.anyInstructor')}
      options={choices.instructors.map(({ id, name }) => ({ value: id, label: name }))}
      value={filters.instructors[0] ?? ''}
      onChange={({ target }) => onChange({ ...filters, instructors: target.value === '' ? [] : [target.value] })}
    />
  );
};
