import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Land = Polygon | MultiPolygon;

/** ISO numbers: the United Kingdom, and the islands beside it that would be missed on its map. */
const shown = new Set(['826', '372', '833']);
const file = 'node_modules/world-atlas/countries-10m.json';

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

const rounded = (ring: Position[]): Position[] =>
  ring.map(([longitude = 0, latitude = 0]) => [roundTo(longitude, 3), roundTo(latitude, 3)]);

const getRings = (land: Land): Position[][] => (land.type === 'Polygon' ? land.coordinates : land.coordinates.flat());

const readRings = async (): Promise<Position[][]> => {
  const atlas = JSON.parse(await readFile(join(process.cwd(), file), 'utf8')) as Topology<{
    countries: GeometryCollection;
  }>;
  const countries = atlas.objects.countries.geometries.filter(({ id }) => shown.has(String(id)));
  return countries
    .map((country) => feature(atlas, country) as Feature<Land>)
    .flatMap(({ geometry }) => getRings(geometry).map(rounded));
};

let rings: Promise<readonly Position[][]> | undefined;

/**
 * The coast of the United Kingdom and Ireland as closed rings, from the public domain outlines of Natural Earth. Cached
 * after the first read.
 */
export const ukOutline = (): Promise<readonly Position[][]> => (rings ??= readRings());
