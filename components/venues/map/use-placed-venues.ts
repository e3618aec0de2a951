'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPoint, type Point } from '#components/booking/model/point.ts';
import { distanceMiles, type Mark } from '#components/venues/finder/finder-venue.ts';
import { pointsQuery } from '#components/venues/finder/points-query.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { VenuePoint } from '#contract/venues/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { getBounds, type MapContents } from './library/map-contents.ts';

type PlacedVenue = ChosenVenue & { name: string; coordinates: Point; mark?: Mark };

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

const getCircle = (found: Found): MapContents['circle'] =>
  found.kind === 'near' ? { centre: found.point, miles: found.radius } : null;

const getPlaced = (found: Found): PlacedVenue[] =>
  found.venues.flatMap((venue) => {
    const point = getPoint(venue);
    return point ? [{ ...venue, coordinates: point }] : [];
  });

const boundsQuery = (circle: MapContents['circle']) => {
  const [west, south, east, north] = circle ? getBounds({ venues: [], circle }) : [];
  return pointsQuery(browserApi, { west, south, east, north });
};

/**
 * The venues on the map. A list that is loaded as a whole has them; else they are read, except those found by name or
 * by what they have on sale, of which the map shows what is loaded.
 */
export const usePlacedVenues = (found: Found) => {
  const circle = useMemo(() => getCircle(found), [found]);
  const isLoadedOnly = found.kind === 'named' || Boolean(found.offers);
  const isComplete = isLoadedOnly || found.venues.length >= found.total;
  const { data: points, isError } = useQuery(
    { ...boundsQuery(circle), throwOnError: false, enabled: !isComplete },
    browserQueryClient(),
  );
  const placed = useMemo(
    () => (isComplete || points === undefined ? getPlaced(found) : toPlaced(points, circle)),
    [isComplete, points, found, circle],
  );
  return { placed, circle, hasFailed: !isComplete && isError };
};
