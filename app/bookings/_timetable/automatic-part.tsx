'use client';

import { ReadAhead } from '#components/shell/read-ahead.tsx';
import { TimetableAutomatic } from '#components/timetable/day/timetable-automatic.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of courts of which the venue picks one. */
export const AutomaticPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableAutomatic day={day} />
  </ReadAhead>
);
