import { askOwnPlace, type OwnPlace, type Point } from '#components/booking/model/point.ts';
import { isObject } from '#contract/rules/is-object.ts';

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

function toTown(feature: unknown): TownPoint[] {
  if (!isObject(feature) || !isObject(feature.properties) || !isObject(feature.geometry)) return [];
  const { name } = feature.properties;
  const coordinates: unknown[] = Array.isArray(feature.geometry.coordinates) ? feature.geometry.coordinates : [];
  const [longitude, latitude] = coordinates;
  return typeof name === 'string' && typeof longitude === 'number' && typeof latitude === 'number'
    ? [[name, longitude, latitude]]
    : [];
}

/** The towns of the map, the largest first. */
async function readTowns(): Promise<TownPoint[]> {
  const response = await fetch('/map-towns.json');
  const collection: unknown = await response.json();
  if (!isObject(collection) || !Array.isArray(collection.features)) throw new Error('The towns cannot be read.');
  return collection.features.flatMap(toTown);
}

/**
 * The town nearest to the visitor, by their device: a page of free times is cached for everybody, so that its address
 * names a town and never where somebody is. Throws when the towns cannot be read.
 */
export async function findOwnTown(): Promise<{ kind: 'town'; name: string } | Exclude<OwnPlace, { kind: 'known' }>> {
  const place = await askOwnPlace();
  if (place.kind !== 'known') return place;
  const name = nearestTown(await readTowns(), place.point);
  return name === null ? { kind: 'refused' } : { kind: 'town', name };
}
