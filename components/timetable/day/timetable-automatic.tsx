'use client';

import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { ClassDay } from '#components/timetable/classes/class-day.tsx';
import { automaticSlots } from '#components/timetable/courts/automatic-slots.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useNow } from '#lib/time/use-now.ts';
import { DayContent } from './day-content.tsx';
import { useDaySlots } from './use-day-query.ts';

/** A day of courts that the venue assigns: the customer chooses only the time. */
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
