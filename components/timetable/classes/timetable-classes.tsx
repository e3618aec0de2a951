'use client';

import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { useDaySessions } from '#components/timetable/day/use-day-query.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useNow } from '#lib/time/use-now.ts';
import { ClassDay } from './class-day.tsx';

/** The timetable of a day of classes. */
export const TimetableClasses = ({ day }: { day: TimetableDay }) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day);
  const booking = useBooking({ reload: async () => (await query.refetch()).data ?? [] });
  return (
    <DayContent {...{ day, now, query }}>{(sessions) => <ClassDay {...{ day, now, booking, sessions }} />}</DayContent>
  );
};
