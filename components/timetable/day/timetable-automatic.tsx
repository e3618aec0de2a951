'use client';

import { useMemo } from 'react';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { ClassDay } from '#components/timetable/classes/class-day.tsx';
import { automaticSlots } from '#components/timetable/courts/automatic-slots.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useMembership } from '#components/timetable/pick/use-membership.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useDaySlots, type SlotsRead } from './use-day-query.ts';

export type TimetableAutomaticProps = { day: TimetableDay; slots: SlotsRead };

/** A day of courts that the venue assigns: the customer chooses only the time. */
export const TimetableAutomatic = ({ day, slots: read }: TimetableAutomaticProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySlots(day, read);
  const membership = useMembership();
  const booking = useBooking({ day, membership, reload: async () => automaticSlots((await query.refetch()) ?? []) });
  const data = useMemo(() => query.data && automaticSlots(query.data), [query.data]);
  return <ClassDay {...{ day, now, booking }} slots={query.data} query={{ ...query, data }} />;
};
