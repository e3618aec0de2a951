'use client';

import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import { TimetableCourts } from '#components/timetable/courts/timetable-courts.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of courts, with the basket in one line beside what is chosen. */
export const CourtsPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableCourts day={day} side={<BasketNote />} bar={<BasketBar />} />
  </ReadAhead>
);
