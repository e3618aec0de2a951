import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { activityTypes, type TimetabledType } from '#backend/venues/activity-types.ts';
import type { Point } from '#backend/venues/locate-postcode.ts';
import { openingWeek } from '#backend/venues/opening-week.ts';
import { selectFoundVenues } from '#backend/venues/select-found-venues.ts';
import { readTotal, selectVenuePage } from '#backend/venues/select-venue-page.ts';
import { startingPoint } from '#backend/venues/starting-point.ts';
import { findVenue } from '#backend/venues/store.ts';
import { toVenue } from '#backend/venues/venue-row.ts';
import {
  listVenuesEndpoint,
  type venueListQuery,
  type VenueSummary,
  getVenueEndpoint,
  listVenuePointsEndpoint,
  type VenuePoint,
  listOnlineJoiningVenuesEndpoint,
  type joiningVenueListQuery,
  type Venue,
} from '#contract/venues/venues.ts';

/** Whether a venue `v` sells memberships online. The first condition is that of the index on these venues. */
const sellsMemberships = sql<boolean>`(v.online_joining_enabled is not false
  and coalesce(v.online_joining_enabled, (select online_joining_enabled from operators)))`;

/**
 * One page of the venues that sell memberships online, in the order of every search of venues
 * (docs/product.md#venue-finder).
 */
async function findJoiningVenues(
  db: Db,
  query: z.output<typeof joiningVenueListQuery>,
  from: Point | undefined,
): Promise<{ venues: Venue[]; total: number }> {
  const found = selectFoundVenues(db, query, from).where(sellsMemberships);
  const rows = await selectVenuePage(db, found, from, query).execute();
  return { venues: rows.map(toVenue), total: await readTotal(found, rows, query.page) };
}

/** The venues where a membership can be bought online (docs/product.md#venue-finder). */
export const listOnlineJoiningVenues = operation(listOnlineJoiningVenuesEndpoint, async ({ query }, { db }) => {
  const from = await startingPoint(db, query);
  const { venues, total } = from === 'nowhere' ? { venues: [], total: 0 } : await findJoiningVenues(db, query, from);
  return { data: venues, pagination: getPagination({ ...query, count: venues.length, total }) };
});

/** A ten-thousandth of a degree is at most eleven metres. */
const decimals = 4;

function round(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

/** Every venue on the map by name, within the bounds if they are given (docs/product.md#venue-finder). */
export const listVenuePoints = operation(listVenuePointsEndpoint, async ({ query }, { db }) => {
  const { west, south, east, north } = query;
  const rows = await db
    .selectFrom('venues')
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where('longitude', '>=', west)
    .where('longitude', '<=', east)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'slug', 'name', 'latitude', 'longitude'])
    .$narrowType<{ latitude: number; longitude: number }>()
    .execute();
  return {
    data: rows.map(({ id, slug, name, latitude, longitude }): VenuePoint => [
      id,
      slug,
      name,
      round(latitude),
      round(longitude),
    ]),
  };
});

/** One venue by slug or id. Throws `not_found`. */
export const getVenue = operation(getVenueEndpoint, async ({ params }, { db }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  return { data: venue };
});

type BookingType = NonNullable<z.output<typeof venueListQuery>['bookingType']>;

/**
 * Whether a venue `v` has a camp or course that is not over, a course only once its booking has opened, where the venue
 * or the operator offers them. Only those to come are looked at, by `schedules_by_end`.
 */
function hasSchedules(bookingType: BookingType, now: Date) {
  return sql<boolean>`v.id in (
    select s.venue_id from schedules s
    where s.booking_type = ${bookingType} and s.ends_at > ${now} and s.is_active
      and (s.booking_type = 'camps' or s.first_bookable_at is null or s.first_bookable_at <= ${now}))
    and coalesce(
      v.camps_and_courses_booking_enabled, (select o.camps_and_courses_booking_enabled from operators o limit 1))`;
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

/**
 * One page of the venues found, by name or by distance, with all that a list shows of each, in one statement
 * (docs/product.md#venue-finder).
 */
async function findSummaries(
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

/** Venues by name, or around a point or postcode (docs/product.md#venue-finder). */
export const listVenues = operation(listVenuesEndpoint, async ({ query }, { db, clock }) => {
  const from = await startingPoint(db, query);
  const { venues, total } =
    from === 'nowhere' ? { venues: [], total: 0 } : await findSummaries(db, query, from, clock.now());
  return { data: venues, pagination: getPagination({ ...query, count: venues.length, total }) };
});
