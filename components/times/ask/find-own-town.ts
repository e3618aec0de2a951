import { askOwnPlace, type OwnPlace } from '#components/booking/model/own-place.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { nearestTown, type TownPoint } from './nearest-town.ts';

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
