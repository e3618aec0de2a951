import { type Point } from '#components/booking/model/point.ts';
import { METRES_PER_MILE } from '#components/venues/finder/distance.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;
const CORNERS = 72;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A circle of so many miles around a point as a closed ring of [longitude, latitude]. */
export const radiusCircle = ({ latitude, longitude }: Point, miles: number): [number, number][] => {
  const reach = degrees((miles * METRES_PER_MILE) / EARTH_RADIUS_METRES);
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [longitude + (reach * Math.sin(angle)) / narrowing, latitude + reach * Math.cos(angle)];
  });
};
