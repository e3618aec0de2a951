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

/**
 * Everybody the customer may book for, each with the camp or course as it is for them: their own bookings, prices and
 * waivers. Empty for a guest, and until they are known.
 */
export function useAttendees({ subject, schedule, now }: Settings): Attendee[] {
  const family = usePeople();
  const schedules = useQueries({
    queries: (family.length > 1 ? family : []).map(({ id }) => ({
      ...scheduleQuery(browserApi, subject, schedule.slug, id),
      throwOnError: false,
    })),
  });
  return family.map((person, index) => getAttendee(person, schedules[index]?.data ?? schedule, now));
}
