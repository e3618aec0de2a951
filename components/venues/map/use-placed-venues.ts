'use client';

import { useEffect, useMemo, useState } from 'react';
import { getPoint } from '#components/booking/model/point.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapContents } from './map-contents.ts';
import { readPoints, type PlacedVenue } from './read-points.ts';

const getCircle = (found: Found): MapContents['circle'] =>
  found.kind === 'near' ? { centre: found.point, miles: found.radius } : null;

const getPlaced = (found: Found): PlacedVenue[] =>
  found.venues.flatMap((venue) => {
    const point = getPoint(venue);
    return point ? [{ ...venue, coordinates: point }] : [];
  });

/**
 * The venues on the map. A list that is loaded as a whole has them; else they are read, except those found by name, of
 * which the map shows what is loaded.
 */
export const usePlacedVenues = (found: Found) => {
  const [read, setRead] = useState<{ key: string; venues: PlacedVenue[] | 'failed' } | null>(null);
  const circle = useMemo(() => getCircle(found), [found]);
  const isComplete = found.kind === 'named' || found.venues.length >= found.total;
  const key = circle ? [circle.centre.latitude, circle.centre.longitude, circle.miles].join(' ') : 'all';
  useEffect(() => {
    if (isComplete || read?.key === key) return;
    let isCurrent = true;
    const take = (venues: PlacedVenue[] | 'failed') => {
      if (isCurrent) setRead({ key, venues });
    };
    readPoints(circle).then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isComplete, key, circle, read?.key]);

  const current = !isComplete && read?.key === key ? read.venues : null;
  const placed = useMemo(() => (Array.isArray(current) ? current : getPlaced(found)), [current, found]);
  return { placed, circle, hasFailed: current === 'failed' };
};
