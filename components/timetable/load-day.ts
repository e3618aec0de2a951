import { illustrationFor, timetableKind } from '#components/booking/model/illustration-for.ts';
import { isV2Date } from '#components/booking/model/timetable-parts.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { CallData } from '#lib/api/call.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { pageNotFound } from '#lib/api/page-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { openDates, type TimetableDay } from './model/timetable-day.ts';

export interface TimetableSlugs {
  venueSlug: string;
  activitySlug: string;
  dateSlug: string;
}

/**
 * The subject of the timetable page for these slugs, and the activity above it where it has others. A true 404 for an unknown venue or activity, an invalid date, and
 * an activity without a timetable.
 */
export async function loadTimetableDay({
  venueSlug,
  activitySlug,
  dateSlug: date,
}: TimetableSlugs): Promise<{ day: TimetableDay; venue: Venue; parent: CallData<'getVenueActivity'>['parent'] }> {
  if (!isCalendarDate(date)) pageNotFound();
  const [{ data: venue }, { data: activity }, { data: dates }] = await Promise.all([
    orNotFound(publicApi('getVenue', { params: { venue: venueSlug } })),
    orNotFound(publicApi('getVenueActivity', { params: { venue: venueSlug, activitySlug } })),
    orNotFound(publicApi('listActivityDates', { params: { venue: venueSlug, category: activitySlug } })),
  ]);
  const kind = timetableKind(activity, venue, date) ?? pageNotFound();
  const { slug, name, timezone } = venue;
  return {
    venue,
    parent: activity.parent,
    day: {
      venue: { slug, name, timezone },
      activity: {
        slug: activity.slug,
        name: capitalised(activity.name),
        plan: illustrationFor(activity),
        browseByName: activity.browseByName,
        isAutomatic: activity.allocationStrategy === 'automatic',
      },
      date,
      isV2: isV2Date(venue, date),
      kind,
      openDates: openDates(dates),
      renderedAt: renderTime(),
    },
  };
}
