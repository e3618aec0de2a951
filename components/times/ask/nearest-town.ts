import type { Point } from '#components/booking/model/point.ts';

/** A town: its name, longitude and latitude. */
export type TownPoint = readonly [name: string, longitude: number, latitude: number];

/** What can be typed as it is and stands in an address without loss. */
const plainName = /^[A-Za-z]+( [A-Za-z]+)*$/;

/**
 * The name of the nearest town, by which the gazetteer finds it: of several of one name it means the largest, the first
 * of the list. Null without any.
 */
export function nearestTown(towns: readonly TownPoint[], { latitude, longitude }: Point): string | null {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const seen = new Set<string>();
  let nearest: { name: string; away: number } | null = null;
  for (const [name, east, north] of towns) {
    if (seen.has(name)) continue;
    seen.add(name);
    const away = ((east - longitude) * narrowing) ** 2 + (north - latitude) ** 2;
    if (plainName.test(name) && (nearest === null || away < nearest.away)) nearest = { name, away };
  }
  return nearest?.name ?? null;
}
