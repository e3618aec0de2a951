import type { Position } from 'geojson';
import { type Point } from '#components/booking/model/point.ts';
import { METRES_PER_MILE } from '#components/venues/finder/distance.ts';
import { builtUpRings } from './built-up.ts';
import { clipRing } from './clip-ring.ts';
import { closedPath } from './closed-path.ts';
import type { FlatPoint } from './mercator.ts';
import { placeNames, type PlacedName } from './place-names.ts';
import { towns } from './towns.ts';

/** Pixels around the venue. A wide card shows all of it, a narrow one what is nearer to the middle. */
export const LOCATOR_REACH = { x: 280, y: 66 };
export const RING_RADIUS = 54;
const NAME_SIZE = 11;
/** Names stay within what the narrowest card shows, and off the pin and the words on the ring. */
const NAME_ROOM = {
  reach: { x: 132, y: LOCATOR_REACH.y },
  taken: [
    { left: -14, right: 14, top: -14, bottom: 14 },
    { left: -30, right: 30, top: RING_RADIUS - 8, bottom: RING_RADIUS + 8 },
  ],
  most: 7,
};

/** Miles to the ring: the first that has some names around it. */
const RING_MILES = [5, 10, 20] as const;
const WIDEST = 40;
const ENOUGH_NAMES = 2;
const METRES_PER_DEGREE = 111_195;

export interface Locator {
  /** From the venue to the ring. */
  miles: number;
  names: PlacedName[];
  /** The land as a path, where the sea is near. */
  land: string | null;
  /** Built-up areas as a path. */
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

/** A little more than is seen, so that no coast is drawn along the edge. */
const [across, down] = [LOCATOR_REACH.x + 4, LOCATOR_REACH.y + 4];
const box = { left: -across, right: across, top: -down, bottom: down };

const projectRings = (rings: readonly Position[][], project: Project): FlatPoint[][] =>
  rings.map((ring) => clipRing(ring.map(project), box)).filter((ring) => ring.length > 0);

/** Whole pixels; three are too few to be seen. */
const PRECISION = { steps: 1, near: 3 };

const isCorner = ({ x, y }: FlatPoint) => Math.abs(x) === across && Math.abs(y) === down;
const isEverywhere = (rings: readonly FlatPoint[][]) => rings.length === 1 && rings.flat().every(isCorner);

/** Where a venue lies, as a small drawing: the towns around it, how far a ring is, and the coast. In pixels from the venue. */
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
