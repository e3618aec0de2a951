import type { Point } from '#components/booking/model/point.ts';
import { distanceMiles } from '#components/venues/finder/distance.ts';
import { pointsQuery } from '#components/venues/finder/points-query.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { getBounds, type MapContents } from './map-contents.ts';

export type PlacedVenue = ChosenVenue & { name: string; coordinates: Point };

/**
 * The venues on the map that the list has not loaded: all of them, or those within the circle. Read once. Throws an
 * `ApiError`.
 */
export const readPoints = async (circle: MapContents['circle']): Promise<PlacedVenue[]> => {
  const [west, south, east, north] = circle ? getBounds({ venues: [], circle }) : [];
  const query = pointsQuery(browserApi, { west, south, east, north });
  const points = await browserQueryClient().fetchQuery(query);
  const placed = points.map(([, slug, name, latitude, longitude]) => ({
    slug,
    name,
    coordinates: { latitude, longitude },
  }));
  if (!circle) return placed;
  return placed
    .map((venue) => ({ ...venue, distanceMiles: distanceMiles(circle.centre, venue.coordinates) }))
    .filter((venue) => venue.distanceMiles <= circle.miles);
};
