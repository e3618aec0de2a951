import { getPeople } from '#components/booking/person/people.ts';
import { getAttendee } from '#components/schedules/model/attendee.ts';
import { familyItems } from '#components/schedules/model/family-booking.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { scheduleQuery, type ScheduleSubject } from '#components/schedules/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { readBooking, type ReadBooking } from './read-booking.ts';
import type { BookingValues } from './values/booking-values.ts';

export interface GuestBooking {
  subject: ScheduleSubject;
  /** As a guest saw it. */
  schedule: AnySchedule;
  now: Date;
  values: BookingValues;
  /** What the values came to for the guest. */
  read: ReadBooking;
}

/**
 * What a guest wanted to add, as it is for the account that they have logged in to; null where they have to look at it
 * again (docs/product.md#course-booking): somebody else may be coming, or it is not the same any more, or not at that price.
 */
export async function readAfterLogin({
  subject,
  schedule,
  now,
  values,
  read,
}: GuestBooking): Promise<ReadBooking | null> {
  const client = browserQueryClient();
  const [user, ownSchedule] = await Promise.all([
    client.fetchQuery({ ...authUserQuery(browserApi), staleTime: 0 }),
    client.fetchQuery({ ...scheduleQuery(browserApi, subject, schedule.slug), staleTime: 0 }),
  ]);
  const [you, ...others] = getPeople(user);
  if (you === undefined || others.length > 0) return null;
  const attendees = [getAttendee(you, ownSchedule, now)];
  const after = readBooking({ schedule: ownSchedule, attendees, actingId: null, now }, values);
  const { refusal, total } = after.booking;
  const isPossible = after.chosen.length > 0 && refusal === null && ownSchedule.bookableAction.action === 'book';
  const getItems = ({ booking }: ReadBooking) => JSON.stringify(familyItems(booking, values, you.id));
  return isPossible && total === read.booking.total && getItems(after) === getItems(read) ? after : null;
}
