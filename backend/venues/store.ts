import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { Venue, VenueFacility } from '#contract/venues.ts';
import type { Point } from './locate-postcode.ts';

const milesPerDegree = 69;

function selectVenues(db: Db, from: Point | undefined) {
  return db
    .selectFrom('venues as v')
    .innerJoin('operators as o', (join) => join.onTrue())
    .select([
      'v.id',
      'v.name',
      'v.slug',
      'v.address1',
      'v.address2',
      'v.town',
      'v.area',
      'v.postcode',
      'v.phone',
      'v.facilities',
      'v.poolLengths',
      'v.openingTimes',
      'v.latitude',
      'v.longitude',
      'v.timezone',
      'v.activitiesV2MigrationDate',
      'v.activitiesV2Enabled',
      'v.displayVenueSelectionButton',
      'v.createdAt',
    ])
    .select((row) => [
      row.fn.coalesce('v.campsAndCoursesBookingEnabled', 'o.campsAndCoursesBookingEnabled').as('camps'),
      row.fn.coalesce('v.onlineJoiningEnabled', 'o.onlineJoiningEnabled').as('joining'),
      distance(from).as('distanceMiles'),
    ]);
}

function distance(from: Point | undefined) {
  if (from === undefined) return sql<number | null>`null::double precision`;
  return sql<number | null>`distance_miles(v.latitude, v.longitude, ${from.latitude}, ${from.longitude})`;
}

type VenueRow = Awaited<ReturnType<ReturnType<typeof selectVenues>['execute']>>[number];

function getFacilities({ facilities, poolLengths }: VenueRow): VenueFacility[] | null {
  if (facilities === null && poolLengths === null) return null;
  const pools = (poolLengths ?? []).map((metres) => ({ code: 'pool' as const, metres }));
  const others = (facilities ?? []).filter((code) => code !== 'pool' || pools.length === 0);
  return [...pools, ...others.map((code) => ({ code }))];
}

function toVenue(row: VenueRow): Venue {
  const { latitude, longitude } = row;
  return {
    venueId: row.id,
    name: row.name,
    slug: row.slug,
    address1: row.address1,
    address2: row.address2,
    town: row.town,
    area: row.area,
    postcode: row.postcode,
    phone: row.phone,
    facilities: getFacilities(row),
    openingTimes: row.openingTimes,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    lat: latitude,
    lng: longitude,
    timezone: row.timezone,
    activitiesV2MigrationDate: row.activitiesV2MigrationDate,
    activitiesV2Enabled: row.activitiesV2Enabled,
    displayVenueSelectionButton: row.displayVenueSelectionButton,
    campsAndCoursesBookingEnabled: row.camps,
    onlineJoiningEnabled: row.joining,
    distanceMiles: row.distanceMiles === null ? null : Math.round(row.distanceMiles * 100) / 100,
    createdAt: instant(row.createdAt),
  };
}

/** One venue by slug or id. */
export async function findVenue(db: Db, venue: string): Promise<Venue | undefined> {
  const row = await selectVenues(db, undefined)
    .where((where) => where.or([where('v.slug', '=', venue), where(sql<string>`v.id::text`, '=', venue)]))
    .executeTakeFirst();
  return row === undefined ? undefined : toVenue(row);
}

interface VenueSearch {
  text: string | undefined;
  from: Point | undefined;
  radiusMiles: number;
  joiningOnly: boolean;
}

/** Venues by name; with a point only those within the radius, nearest first. Venues without coordinates have no distance. */
export async function searchVenues(db: Db, search: VenueSearch): Promise<Venue[]> {
  const { from, radiusMiles, text } = search;
  let query = selectVenues(db, from);
  if (text !== undefined && text.trim() !== '') {
    const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((where) =>
      where.or(['v.name', 'v.town', 'v.postcode'].map((column) => where(sql.ref<string>(column), 'ilike', pattern))),
    );
  }
  if (search.joiningOnly) {
    query = query.where((where) => where.fn.coalesce('v.onlineJoiningEnabled', 'o.onlineJoiningEnabled'), '=', true);
  }
  if (from === undefined) return (await query.orderBy('v.name').orderBy('v.id').execute()).map(toVenue);
  const degrees = radiusMiles / milesPerDegree;
  const rows = await query
    .where('v.latitude', '>=', from.latitude - degrees)
    .where('v.latitude', '<=', from.latitude + degrees)
    .where(distance(from), '<=', radiusMiles)
    .orderBy('distanceMiles')
    .orderBy('v.name')
    .execute();
  return rows.map(toVenue);
}
