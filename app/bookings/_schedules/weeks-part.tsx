'use client';

import { ScheduleTimetable } from '#components/schedules/list/schedule-week-list.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import type { ListProps } from './schedule-props.ts';

/** A living timetable of camps or courses. */
export const WeeksPart = ({ state, ...about }: ListProps) => (
  <ReadAhead state={state}>
    <ScheduleTimetable {...about} />
  </ReadAhead>
);
