'use client';

import { useQueries } from '@tanstack/react-query';
import { usePeople } from '#components/booking/person/use-people.ts';
import { getAttendee, type Attendee } from '#components/schedules/model/attendee.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { scheduleQuery, type ScheduleSubject } from '#components/schedules/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';

type Settings = {
  subject: ScheduleSubject;
  /** As it is for whom the customer acts for. */
  schedule: AnySchedule;
  now: Date;
};

/** Everybody the customer may book for, and a way to read the camp or course again for one of them. */
interface Attendees {
  attendees: Attendee[];
  retry: (personId: number) => void;
}

/**
 * Everybody the customer may book for, each with the camp or course as it is for them: their own bookings, prices and
 * waivers. Empty for a guest, and until they are known.
 */
export function useAttendees({ subject, schedule, now }: Settings): Attendees {
  const people = usePeople();
  const family = people.length > 1 ? people : [];
  const schedules = useQueries({
    queries: family.map(({ id }) => ({
      ...scheduleQuery(browserApi, subject, schedule.slug, id),
      throwOnError: false,
    })),
  });
  const attendees = people.map((person, index) => {
    const read = schedules[index];
    if (read === undefined || read.data !== undefined) return getAttendee(person, read?.data ?? schedule, now);
    return getAttendee(person, schedule, now, read.isError ? 'failed' : 'pending');
  });
  const retry = (personId: number) => void schedules[family.findIndex(({ id }) => id === personId)]?.refetch();
  return { attendees, retry };
}
