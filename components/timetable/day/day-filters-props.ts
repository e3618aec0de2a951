import type { filterChoices, TimetableFilters } from '#components/timetable/model/timetable-filter.ts';

export type DayFiltersProps = {
  filters: TimetableFilters;
  choices: ReturnType<typeof filterChoices>;
  /** How many sessions the filters leave. */
  count: number;
  onChange: (filters: TimetableFilters) => void;
};
