'use client';

import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import { TimetableTickets } from '#components/timetable/tickets/timetable-tickets.tsx';
import type { DayProps } from './day-props.ts';

/** A living day of tickets, with the basket in one line beside what is chosen. */
export const TicketsPart = ({ day, state }: DayProps) => (
  <ReadAhead state={state}>
    <TimetableTickets day={day} side={<BasketNote />} bar={<BasketBar />} />
  </ReadAhead>
);
