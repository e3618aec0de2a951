'use client';

import { BasketBar } from '#components/basket/basket-bar.tsx';
import { BasketNote } from '#components/basket/basket-note.tsx';
import { ReadAhead } from '#components/chrome/read-ahead.tsx';
import { TimetableTickets } from '#components/timetable/timetable-tickets.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of tickets, with the basket in one line beside what is chosen. */
export const TicketsPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableTickets day={day} side={<BasketNote />} bar={<BasketBar />} />
  </ReadAhead>
);
