import { operation } from '#backend/operation.ts';
import { listVenuePointsEndpoint, type VenuePoint } from '#contract/venues/venues.ts';

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
