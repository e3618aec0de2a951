'use client';

import { useNow } from '#lib/clock/use-now.ts';
import type { TimetableDay } from '#lib/rules/timetable-day.ts';
import { ClassDay } from './class-day.tsx';
import { DayContent } from './day-content.tsx';
import { useBooking } from './use-booking.ts';
import { useDaySessions } from './use-day-query.ts';

/** A day of classes, each with what it offers. */
export const TimetableClasses = ({ day }: { day: TimetableDay }) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day);
  const booking = useBooking({ reload: async () => (await query.refetch()).data ?? [] });
  return (
    <DayContent {...{ day, now, query }}>{(sessions) => <ClassDay {...{ day, now, booking, sessions }} />}</DayContent>
  );
};
