import { getPoint, type Point } from '#components/booking/model/point.ts';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';

export interface ListedVenue {
  venue: Omit<FinderVenue, 'distanceMiles' | 'mark'> & { distanceMiles: number | null };
  isFree: boolean;
}

/** The place that was searched. */
export interface Searched {
  name: string;
  point: Point;
  miles: number;
}

/** The venues of a list as the map shows them, by their number in it; those without a place on the map are left out. */
export function numberedVenues(listed: readonly ListedVenue[], near: Searched | null, isNumbered: boolean): Found {
  const venues = listed.flatMap(({ venue, isFree }, index): FinderVenue[] => {
    const coordinates = getPoint(venue);
    if (coordinates === null) return [];
    const { slug, name, town, timezone, distanceMiles } = venue;
    return [
      {
        ...{ slug, name, town, timezone, coordinates },
        ...(distanceMiles !== null && { distanceMiles }),
        ...(isNumbered && { mark: { number: index + 1, isFree } }),
      },
    ];
  });
  const list = { venues, total: venues.length, nearest: null };
  if (near === null) return { kind: 'all', ...list };
  const { latitude, longitude } = near.point;
  return { kind: 'near', place: near.name, point: { latitude, longitude }, radius: near.miles, ...list };
}
