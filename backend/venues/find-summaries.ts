import { sql, type SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { activityTypes, type TimetabledType } from '#backend/activities/activity-types.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import type { FacilityCode, venueListQuery, VenueSummary } from '#contract/venues.ts';
import { distanceMiles, isWithin } from './distance.ts';
import type { Point } from './locate-postcode.ts';
import { matchesText } from './matches-text.ts';
import { openingWeek } from './opening-week.ts';
import { selectVenues, toVenue } from './venue-row.ts';

type Query = z.output<typeof venueListQuery>;
type Found = SelectQueryBuilder<Database & { v: Database['venues'] }, 'v', object>;

function hasFacilities(codes: readonly FacilityCode[]) {
  return sql<boolean>`v.facility_codes @> ${codes}::text[]`;
}

function offersCategory(slug: string) {
  return sql<boolean>`v.id in (
    select a.venue_id from categories c
    left join categories root on root.id = c.parent_id
    join venue_activities a on a.category_id = c.id
    where c.slug = ${slug} or root.slug = ${slug})`;
}

function selectFound(db: Db, { search, radius, facility, category }: Query, from: Point | undefined): Found {
  let found: Found = db.selectFrom('venues as v');
  if (search !== undefined && search.trim() !== '') found = found.where(matchesText(search));
  if (from !== undefined) found = found.where(isWithin(from, radius));
  if (facility !== undefined) found = found.where(hasFacilities(facility));
  return category === undefined ? found : found.where(offersCategory(category));
}

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

/** The most that `perPage` may be. */
const longestPage = 100;

interface Page {
  venues: VenueSummary[];
  total: number;
}

/**
 * One page of the venues found, by name or by distance, with all that a list shows of each, in one statement
 * (docs/product.md#venue-finder).
 */
export async function findSummaries(db: Db, query: Query, from: Point | undefined, now: Date): Promise<Page> {
  const { page, perPage } = query;
  const found = selectFound(db, query, from);
  const count = found.select((row) => row.fn.countAll<number>().as('total'));
  let inOrder = found.select(['v.id', distanceMiles(from).as('distanceMiles')]);
  if (from !== undefined) inOrder = inOrder.orderBy('distanceMiles');
  const ids = inOrder
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  // Without a literal the planner expects a tenth of all venues, and would read all of them.
  const fewIds = db.selectFrom(ids.as('few')).limit(sql.lit(longestPage)).selectAll();
  const rows = await selectVenues(db, from)
    .innerJoin(fewIds.as('found'), 'found.id', 'v.id')
    .orderBy('found.distanceMiles')
    .orderBy('v.name')
    .orderBy('v.id')
    .select([rootActivities.as('activities'), count.as('total')])
    .execute();
  const venues = rows.map((row): VenueSummary => {
    const venue = toVenue(row);
    const activities = row.activities.map(({ slug, name, type }) => ({ slug, name, ...activityTypes(type) }));
    return { ...venue, openingDays: openingWeek(venue, now), activities };
  });
  const [first] = rows;
  const isPastEnd = first === undefined && page > 1;
  const total = isPastEnd ? (await count.executeTakeFirstOrThrow()).total : (first?.total ?? 0);
  return { venues, total };
}
