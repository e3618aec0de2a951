import type { DehydratedState } from '@tanstack/react-query';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';

/** What a day starts from: what it is about, and what the server has read of it. */
export interface DayProps {
  day: TimetableDay;
  state: DehydratedState;
}
