import { sql } from 'kysely';
import type { z } from 'zod';
import { activityTypes, type TimetabledType } from '#backend/activities/activity-types.ts';
import type { Db } from '#backend/db/schema.ts';
import type { venueListQuery, VenueSummary } from '#contract/venues/venues.ts';
import { hasSchedules } from './has-schedules.ts';
import type { Point } from './locate-postcode.ts';
import { openingWeek } from './opening-week.ts';
import { selectFoundVenues } from './select-found-venues.ts';
import { readTotal, selectVenuePage } from './select-venue-page.ts';
import { toVenue } from './venue-row.ts';

/** The root activities of a venue `v`; a group has the booking type of the first activity below it. */
const rootActivities = sql<{ slug: string; name: string; type: TimetabledType }[]>`(
  select coalesce(
    json_agg(json_build_object('slug', root.slug, 'name', root.name, 'type', root.type) order by position, name), '[]')
  from (
    select c.slug, c.name, a.position, coalesce(c.booking_type, (
      select below.booking_type from categories below
      join venue_activities offered on offered.category_id = below.id and offered.venue_id = a.venue_id
      where below.parent_id = c.id and below.booking_type in ('ticketed', 'resources', 'classes')
      order by offered.position, below.name limit 1)) as type
    from venue_activities a join categories c on c.id = a.category_id
    where a.venue_id = v.id and c.parent_id is null
  ) as root
  where root.type in ('ticketed', 'resources', 'classes'))`;

/**
 * One page of the venues found, by name or by distance, with all that a list shows of each, in one statement
 * (docs/product.md#venue-finder).
 */
export async function findSummaries(
  db: Db,
  query: z.output<typeof venueListQuery>,
  from: Point | undefined,
  now: Date,
): Promise<{ venues: VenueSummary[]; total: number }> {
  const { bookingType, page } = query;
  const matching = selectFoundVenues(db, query, from);
  const found = bookingType === undefined ? matching : matching.where(hasSchedules(bookingType, now));
  const rows = await selectVenuePage(db, found, from, query).select(rootActivities.as('activities')).execute();
  const venues = rows.map((row): VenueSummary => {
    const venue = toVenue(row);
    const activities = row.activities.map(({ slug, name, type }) => ({ slug, name, ...activityTypes(type) }));
    return { ...venue, openingDays: openingWeek(venue, now), activities };
  });
  return { venues, total: await readTotal(found, rows, page) };
}
