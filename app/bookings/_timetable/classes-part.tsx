'use client';

import { ReadAhead } from '#components/shell/read-ahead.tsx';
import { TimetableClasses } from '#components/timetable/classes/timetable-classes.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of classes. */
export const ClassesPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableClasses day={day} />
  </ReadAhead>
);
