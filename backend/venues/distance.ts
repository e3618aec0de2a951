import { sql, type RawBuilder } from 'kysely';
import type { Point } from './locate-postcode.ts';

/** A little less than the true length, so that a box by degrees contains the circle. */
const milesPerDegree = 69;
const latitudeLimit = 90;
const longitudeLimit = 180;

/** How far a venue `v` is from the point; null without one. */
export function distanceMiles(from: Point | undefined): RawBuilder<number | null> {
  if (from === undefined) return sql<number | null>`null::double precision`;
  return sql<number | null>`distance_miles(v.latitude, v.longitude, ${from.latitude}, ${from.longitude})`;
}

/** Half the width in degrees of a box around the circle: a degree of longitude is shortest at the edge next to a pole. */
function widthDegrees({ latitude }: Point, heightDegrees: number): number {
  const edge = Math.min(Math.abs(latitude) + heightDegrees, latitudeLimit);
  return heightDegrees / Math.max(Math.cos((edge * Math.PI) / 180), Number.EPSILON);
}

/**
 * Whether a venue `v` lies within so many miles. The box around the circle, without which no index can be used, is left
 * out sideways where it would reach over the date line.
 */
export function isWithin(from: Point, radiusMiles: number): RawBuilder<boolean> {
  const { latitude, longitude } = from;
  const height = radiusMiles / milesPerDegree;
  const width = widthDegrees(from, height);
  const [west, east] = [longitude - width, longitude + width];
  const isOverDateLine = west < -longitudeLimit || east > longitudeLimit;
  const inBox = sql`v.latitude between ${latitude - height} and ${latitude + height}`;
  const sideways = isOverDateLine ? sql`true` : sql`v.longitude between ${west} and ${east}`;
  return sql<boolean>`(${inBox} and ${sideways} and ${distanceMiles(from)} <= ${radiusMiles})`;
}
