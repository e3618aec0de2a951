import { sql } from 'kysely';
import type { z } from 'zod';
import type { venueListQuery } from '#contract/venues/venues.ts';

type BookingType = NonNullable<z.output<typeof venueListQuery>['bookingType']>;

/**
 * Whether a venue `v` has a camp or course that is not over, a course only once its booking has opened, where the venue
 * or the operator offers them. Only those to come are looked at, by `schedules_by_end`.
 */
export function hasSchedules(bookingType: BookingType, now: Date) {
  return sql<boolean>`v.id in (
    select s.venue_id from schedules s
    where s.booking_type = ${bookingType} and s.ends_at > ${now} and s.is_active
      and (s.booking_type = 'camps' or s.first_bookable_at is null or s.first_bookable_at <= ${now}))
    and coalesce(
      v.camps_and_courses_booking_enabled, (select o.camps_and_courses_booking_enabled from operators o limit 1))`;
}
