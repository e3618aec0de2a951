import { sessionsJsonLd } from '#components/booking/model/json-ld.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { getQueryClient } from '#lib/query/get-query-client.ts';
import type { TimetableDay } from './model/timetable-day.ts';
import { daySessionsQuery, getSubject } from './queries.ts';

export interface DayJsonLd {
  /** Null for courts, which have too many slots, and where the sessions could not be read. */
  jsonLd: object | null;
  /** Whether the read failed, so that the page must not be cached. */
  isProvisional: boolean;
}

/** The structured data of a day's sessions. */
export async function loadDayJsonLd(day: TimetableDay, venue: Venue): Promise<DayJsonLd> {
  if (day.kind === 'resources') return { jsonLd: null, isProvisional: false };
  const venueUrl = `${config().origins.bookings}/location/${venue.slug}`;
  const urls = { venue: venueUrl, day: `${venueUrl}/${day.activity.slug}/${day.date}` };
  try {
    const sessions = await getQueryClient().fetchQuery(daySessionsQuery(publicApi, getSubject(day)));
    return { jsonLd: sessionsJsonLd(sessions, venue, urls), isProvisional: false };
  } catch (error) {
    return { jsonLd: null, isProvisional: isFailedRead(error) };
  }
}
