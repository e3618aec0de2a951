import type { filterChoices, TimetableFilters } from '#components/timetable/model/timetable-filter.ts';

export type DayFiltersProps = {
  filters: TimetableFilters;
  choices: ReturnType<typeof filterChoices>;
  /** The number of sessions that match the filters. */
  count: number;
  onChange: (filters: TimetableFilters) => void;
};
