'use client';

import { useQueries } from '@tanstack/react-query';
import { usePeople } from '#components/booking/person/use-people.ts';
import { chosenAttendees, getAttendee, type Attendee } from '#components/schedules/model/attendee.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { scheduleQuery, type ScheduleSubject } from '#components/schedules/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';

type Settings = {
  subject: ScheduleSubject;
  /** As it is for whom the customer acts for. */
  schedule: AnySchedule;
  now: Date;
};

export type Attendees = {
  /** Everybody the customer may book for; empty for a guest, and until they are known. */
  all: Attendee[];
  /** Those who are coming. */
  chosen: Attendee[];
};

/** Who may come, each with the camp or course as it is for them: their own bookings, prices and waivers. */
export function useAttendees({ subject, schedule, now }: Settings, people: readonly number[] | null): Attendees {
  const { session } = useSession();
  const family = usePeople();
  const own = useQueries({
    queries: (family.length > 1 ? family : []).map(({ id }) => ({
      ...scheduleQuery(browserApi, subject, schedule.slug, id),
      throwOnError: false,
    })),
  });
  const all = family.map((person, index) => getAttendee(person, own[index]?.data ?? schedule, now));
  return { all, chosen: chosenAttendees(all, people, session?.selectedUserId ?? null) };
}
