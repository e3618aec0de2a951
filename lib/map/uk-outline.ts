import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { flatten } from './mercator.ts';

type Land = Polygon | MultiPolygon;

/** ISO numbers: the United Kingdom, and the islands beside it that would be missed on its map. */
const shown = new Set(['826', '372', '833']);
const file = 'node_modules/world-atlas/countries-10m.json';

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

const roundedRings = (rings: Position[][]): Position[][] =>
  rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [roundTo(longitude, 3), roundTo(latitude, 3)]));

const rounded = (land: Land): Land =>
  land.type === 'Polygon'
    ? { ...land, coordinates: roundedRings(land.coordinates) }
    : { ...land, coordinates: land.coordinates.map(roundedRings) };

/** The coast of the United Kingdom and Ireland, from the public domain outlines of Natural Earth. */
export const ukOutline = async (): Promise<FeatureCollection<Land>> => {
  const atlas = JSON.parse(await readFile(join(process.cwd(), file), 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const countries = atlas.objects.countries.geometries.filter(({ id }) => shown.has(String(id)));
  const features = countries.map((country) => feature(atlas, country) as Feature<Land>);
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry: rounded(geometry) })),
  };
};

const ringPath = (ring: Position[]): string => {
  const points = ring.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = flatten({ latitude, longitude });
    return `${roundTo(x, 1)} ${roundTo(y, 1)}`;
  });
  return `M${points.join('L')}Z`;
};

const ringsOf = (land: Land): Position[][] => (land.type === 'Polygon' ? land.coordinates : land.coordinates.flat());

/** The same coast as the path of a drawing in units of the flat map. */
export const ukOutlinePath = async (): Promise<string> => {
  const { features } = await ukOutline();
  return features.flatMap(({ geometry }) => ringsOf(geometry).map(ringPath)).join('');
};
