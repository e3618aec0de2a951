import type { Point } from '#components/booking/model/point.ts';

export const METRES_PER_MILE = 1609.344;
const EARTH_RADIUS_METRES = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points along the earth's surface. */
export const distanceMiles = (a: Point, b: Point): number => {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return (2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))) / METRES_PER_MILE;
};
