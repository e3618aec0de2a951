'use client';

import { useNow } from '#lib/clock/use-now.ts';
import { automaticSlots } from '#lib/rules/automatic-slots.ts';
import type { TimetableDay } from '#lib/rules/timetable-day.ts';
import { ClassDay } from './class-day.tsx';
import { DayContent } from './day-content.tsx';
import { useBooking } from './use-booking.ts';
import { useDaySlots } from './use-day-query.ts';

/** A day of courts of which the venue picks one: only the time is chosen. */
export const TimetableAutomatic = ({ day }: { day: TimetableDay }) => {
  const now = useNow(day.renderedAt);
  const query = useDaySlots(day);
  const booking = useBooking({ reload: async () => automaticSlots((await query.refetch()).data ?? []) });
  return (
    <DayContent {...{ day, now, query }}>
      {(slots) => <ClassDay {...{ day, now, booking }} sessions={automaticSlots(slots)} />}
    </DayContent>
  );
};
