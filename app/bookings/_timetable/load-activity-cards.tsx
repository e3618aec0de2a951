import { courtCount } from '#components/booking/model/court-count.ts';
import { dayPath } from '#components/timetable/day/day-path.ts';
import { loadNextDay } from '#components/timetable/load-next-free.ts';
import type { ActivityCard } from '#components/venues/activities/activity-cards.tsx';
import type { NextDay } from '#components/venues/activities/activity-link.tsx';
import { CardNote } from '#components/venues/activities/card-note.tsx';
import { LiveLine } from '#components/venues/live/live-line.tsx';
import type { Activity } from '#contract/activities/activities.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';

export interface ActivityCardsInput {
  venue: Venue;
  /** Of the venue, or below one activity of it. */
  activities: readonly Activity[];
  t: Translate;
  mode: Mode;
  /** Milliseconds: when the page was made. */
  renderedAt: number;
}

interface Next {
  /** The day to which an activity's page leads on; undefined where it does not, or where that cannot be told now. */
  next?: NextDay;
  isProvisional: boolean;
}

async function getNextDay(venue: Venue, activity: Activity, mode: Mode): Promise<Next> {
  if (activity.children.length > 0) return { isProvisional: false };
  try {
    const date = await loadNextDay(venue, activity.slug);
    if (date === undefined) return { isProvisional: false };
    const next = { date, timezone: venue.timezone, href: hrefIn(mode, dayPath({ venue, activity }, date)) };
    return { next, isProvisional: false };
  } catch (error) {
    return { isProvisional: isFailedRead(error) };
  }
}

/**
 * The cards of activities, each with its next day, its line of what is free now, and its price. A card is provisional
 * where its next day could not be read.
 */
export const loadActivityCards = ({
  venue,
  activities,
  t,
  mode,
  renderedAt,
}: ActivityCardsInput): Promise<(ActivityCard & Pick<Next, 'isProvisional'>)[]> =>
  Promise.all(
    activities.map(async (activity) => ({
      activity,
      href: hrefIn(mode, `/location/${venue.slug}/${activity.slug}`),
      ...(await getNextDay(venue, activity, mode)),
      note: (
        <CardNote
          venue={venue.slug}
          activity={activity.slug}
          courts={courtCount(activity, t)}
          listed={activity.priceFrom ?? null}
        />
      ),
      live: (
        <LiveLine {...{ venue: { slug: venue.slug, timezone: venue.timezone }, renderedAt }} activity={activity.slug} />
      ),
    })),
  );
