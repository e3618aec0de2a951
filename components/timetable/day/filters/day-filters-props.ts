import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { FilterChoices, TimetableFilters } from '#components/timetable/model/timetable-filter.ts';

export type DayFiltersProps = {
  day: TimetableDay;
  filters: TimetableFilters;
  choices: FilterChoices;
  /** The number of listed sessions that match the filters. */
  count: number;
  onChange: (filters: TimetableFilters) => void;
};
