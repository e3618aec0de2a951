import { sessionsJsonLd } from '#components/booking/model/json-ld.ts';
import type { Venue } from '#contract/venues.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { getQueryClient } from '#lib/query/get-query-client.ts';
import type { TimetableDay } from './model/timetable-day.ts';
import { daySessionsQuery, getSubject } from './queries.ts';

/** The structured data of a day's sessions; null for courts, which have too many slots, and when the read fails. */
export async function loadDayJsonLd(day: TimetableDay, venue: Venue): Promise<object | null> {
  if (day.kind === 'resources') return null;
  const sessions = await getQueryClient()
    .fetchQuery(daySessionsQuery(publicApi, getSubject(day)))
    .catch(() => []);
  const venueUrl = `${config().origins.bookings}/location/${venue.slug}`;
  return sessionsJsonLd(sessions, venue, { venue: venueUrl, day: `${venueUrl}/${day.activity.slug}/${day.date}` });
}
