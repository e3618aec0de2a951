'use client';

import { useNow } from '../../lib/clock/use-now.ts';
import { ClassDay } from './class-day.tsx';
import { DayContent } from './day-content.tsx';
import type { TimetableViewProps } from './timetable-courts.tsx';
import { useBooking } from './use-booking.ts';
import { useDaySessions } from './use-day-query.ts';

/** A day of classes, each with what it offers. */
export const TimetableClasses = ({ day, side, bar }: TimetableViewProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day);
  const booking = useBooking({ reload: async () => (await query.refetch()).data ?? [] });
  return (
    <>
      <div className="container with-side">
        <div>
          <DayContent {...{ day, now, query }}>{(sessions) => <ClassDay {...{ day, now, booking, sessions }} />}</DayContent>
        </div>
        <aside>{side}</aside>
      </div>
      {bar}
    </>
  );
};
