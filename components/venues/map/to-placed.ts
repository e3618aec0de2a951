import type { Point } from '#components/booking/model/point.ts';
import { distanceMiles } from '#components/venues/finder/distance.ts';
import type { Mark } from '#components/venues/finder/finder-venue.ts';
import type { VenuePoint } from '#contract/venues/venues.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import type { MapContents } from './library/map-contents.ts';

export type PlacedVenue = ChosenVenue & { name: string; coordinates: Point; mark?: Mark };

/** The points of venues as the map shows them: all of them, or those within the circle with their distance. */
export function toPlaced(points: readonly VenuePoint[], circle: MapContents['circle']): PlacedVenue[] {
  const placed = points.map(([, slug, name, latitude, longitude]) => ({
    slug,
    name,
    coordinates: { latitude, longitude },
  }));
  if (!circle) return placed;
  return placed
    .map((venue) => ({ ...venue, distanceMiles: distanceMiles(circle.centre, venue.coordinates) }))
    .filter((venue) => venue.distanceMiles <= circle.miles);
}
