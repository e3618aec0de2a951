import type { Venue } from '../../contract/venues.ts';
import { publicCall } from '../api/public-call.ts';
import { config } from '../config.ts';
import { getQueryClient } from '../queries/get-query-client.ts';
import { daySessionsQuery, subjectOf } from '../queries/timetable.ts';
import { sessionsJsonLd } from '../rules/json-ld.ts';
import type { TimetableDay } from '../rules/timetable-day.ts';

/** The sessions of a day for search engines; null for courts, of which there are too many to name, and when they cannot be read. */
export async function loadDayJsonLd(day: TimetableDay, venue: Venue): Promise<object | null> {
  if (day.kind === 'resources') return null;
  const sessions = await getQueryClient().fetchQuery(daySessionsQuery(publicCall, subjectOf(day))).catch(() => []);
  const venueUrl = `${config().origins.bookings}/location/${venue.slug}`;
  return sessionsJsonLd(sessions, venue, { venue: venueUrl, day: `${venueUrl}/${day.activity.slug}/${day.date}` });
}
