'use client';

import { BasketBar } from '#components/basket/basket-bar.tsx';
import { BasketNote } from '#components/basket/basket-note.tsx';
import { ReadAhead } from '#components/chrome/read-ahead.tsx';
import { TimetableCourts } from '#components/timetable/timetable-courts.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of courts, with the basket in one line beside what is chosen. */
export const CourtsPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableCourts day={day} side={<BasketNote />} bar={<BasketBar />} />
  </ReadAhead>
);
