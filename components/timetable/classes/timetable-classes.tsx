'use client';

import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { useDaySessions } from '#components/timetable/day/use-day-query.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useMembership } from '#components/timetable/pick/use-membership.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { ClassDay } from './class-day.tsx';

export type TimetableProps = { day: TimetableDay; sessions: PageRead<OccurrenceSummary[]> };

/** The timetable of a day of classes. */
export const TimetableClasses = ({ day, sessions: read }: TimetableProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day, read);
  const membership = useMembership();
  const booking = useBooking({ day, membership, reload: async () => (await query.refetch()) ?? [] });
  return <ClassDay {...{ day, now, booking, query }} />;
};
