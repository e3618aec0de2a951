import type { Position } from 'geojson';
import type { Point } from '#components/booking/model/point.ts';
import { METRES_PER_MILE } from '#components/venues/finder/finder-venue.ts';
import { builtUpRings } from './built-up.ts';
import { clipRing } from './clip-ring.ts';
import type { FlatPoint } from './mercator.ts';
import { placeNames, type PlacedName } from './place-names.ts';
import { towns } from './towns.ts';

const written = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');
const joined = (numbers: readonly number[]): string =>
  numbers.map(written).reduce((path, number) => path + (number.startsWith('-') ? '' : ' ') + number);

/** Leaves out points that lie no farther than `near` from the one before them. */
const thinned = (ring: readonly FlatPoint[], near: number): FlatPoint[] =>
  ring.reduce<FlatPoint[]>((kept, point) => {
    const last = kept.at(-1);
    if (!last || Math.abs(last.x - point.x) > near || Math.abs(last.y - point.y) > near) kept.push(point);
    return kept;
  }, []);

interface PathPrecision {
  /** The grid steps per SVG unit; points are rounded to whole steps. */
  steps: number;
  /** In steps: points so near to the one before them are left out. */
  near: number;
}

/** Closed rings as SVG path data with relative coordinates. Rings with fewer than three points left are omitted. */
export const closedPath = (rings: readonly (readonly FlatPoint[])[], { steps, near }: PathPrecision): string => {
  const stepped = rings.map((ring) => ring.map(({ x, y }) => ({ x: Math.round(x * steps), y: Math.round(y * steps) })));
  const seen = stepped.map((ring) => thinned(ring, near)).filter((ring) => ring.length > 2);
  return seen
    .map((ring) => {
      const moves = ring.slice(1).flatMap(({ x, y }, index) => [x - (ring[index]?.x ?? 0), y - (ring[index]?.y ?? 0)]);
      const [first = { x: 0, y: 0 }] = ring;
      return `M${joined([first.x / steps, first.y / steps])}l${joined(moves.map((move) => move / steps)).trim()}z`;
    })
    .join('');
};

/** The extent of the drawing around the venue, in pixels. A wide card shows all of it, a narrow card its middle. */
export const LOCATOR_REACH = { x: 280, y: 66 };
export const RING_RADIUS = 54;
const NAME_SIZE = 11;
/** Labels stay inside the narrowest card's visible area and clear of the pin and the ring's label. */
const NAME_ROOM = {
  reach: { x: 132, y: LOCATOR_REACH.y },
  taken: [
    { left: -14, right: 14, top: -14, bottom: 14 },
    { left: -30, right: 30, top: RING_RADIUS - 8, bottom: RING_RADIUS + 8 },
  ],
  most: 7,
};

/** The ring's radius in miles: the smallest with enough town names around it. */
const RING_MILES = [5, 10, 20] as const;
const WIDEST = 40;
const ENOUGH_NAMES = 2;
const METRES_PER_DEGREE = 111_195;

export interface Locator {
  /** The ring's radius. */
  miles: number;
  names: PlacedName[];
  /** The land as path data, if the coast is in view. */
  land: string | null;
  /** Built-up areas as path data. */
  builtUp: string;
}

type Project = (position: Position) => FlatPoint;

const projectFrom = ({ latitude, longitude }: Point, miles: number): Project => {
  const pixels = (METRES_PER_DEGREE / METRES_PER_MILE / miles) * RING_RADIUS;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return ([east = 0, north = 0]) => ({
    x: Math.round((east - longitude) * narrowing * pixels),
    y: Math.round((latitude - north) * pixels),
  });
};

const namesAround = (project: Project): PlacedName[] =>
  placeNames(
    towns.map(([name, ...position]) => ({ name, ...project(position) })),
    NAME_SIZE,
    NAME_ROOM,
  );

/** The clipping box, slightly larger than the visible area, so that no coastline is drawn along its edge. */
const [across, down] = [LOCATOR_REACH.x + 4, LOCATOR_REACH.y + 4];
const box = { left: -across, right: across, top: -down, bottom: down };

const projectRings = (rings: readonly Position[][], project: Project): FlatPoint[][] =>
  rings.map((ring) => clipRing(ring.map(project), box)).filter((ring) => ring.length > 0);

/** Rounds to whole pixels and merges points less than three pixels apart. */
const PRECISION = { steps: 1, near: 3 };

const isCorner = ({ x, y }: FlatPoint) => Math.abs(x) === across && Math.abs(y) === down;
const isEverywhere = (rings: readonly FlatPoint[][]) => rings.length === 1 && rings.flat().every(isCorner);

/** A small map of a venue: the towns around it, a distance ring and the coast, in pixels from the venue. */
export const drawLocator = (venue: Point, coast: readonly Position[][]): Locator => {
  const miles = RING_MILES.find((tried) => namesAround(projectFrom(venue, tried)).length >= ENOUGH_NAMES) ?? WIDEST;
  const project = projectFrom(venue, miles);
  const land = projectRings(coast, project);
  return {
    miles,
    names: namesAround(project),
    land: isEverywhere(land) ? null : closedPath(land, PRECISION),
    builtUp: closedPath(projectRings(builtUpRings, project), PRECISION),
  };
};
