import { askOwnPlace, type OwnPlace } from '#components/booking/model/own-place.ts';
import { nearestTown, type TownPoint } from './nearest-town.ts';

/** The towns of the map, the largest first. */
interface Towns {
  features: { properties: { name: string }; geometry: { coordinates: [longitude: number, latitude: number] } }[];
}

async function readTowns(): Promise<TownPoint[]> {
  const response = await fetch('/map-towns.json');
  const { features } = (await response.json()) as Towns;
  return features.map(({ properties: { name }, geometry: { coordinates } }) => [name, ...coordinates]);
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
