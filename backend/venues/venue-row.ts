import type { Db } from '#backend/db/schema.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { Venue, VenueFacility } from '#contract/venues/venues.ts';
import { distanceMiles } from './distance.ts';
import type { Point } from './locate-postcode.ts';

/** Everything that is public of a venue, with its distance from a point. */
export function selectVenues(db: Db, from: Point | undefined) {
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
      distanceMiles(from).as('distanceMiles'),
    ]);
}

export type VenueRow = Awaited<ReturnType<ReturnType<typeof selectVenues>['execute']>>[number];

function getFacilities({ facilities, poolLengths }: VenueRow): VenueFacility[] | null {
  if (facilities === null && poolLengths === null) return null;
  const pools = (poolLengths ?? []).map((metres) => ({ code: 'pool' as const, metres }));
  const others = (facilities ?? []).filter((code) => code !== 'pool' || pools.length === 0);
  return [...pools, ...others.map((code) => ({ code }))];
}

export function toVenue(row: VenueRow): Venue {
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
