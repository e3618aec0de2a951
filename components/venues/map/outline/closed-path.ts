import type { FlatPoint } from './mercator.ts';

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

export interface PathPrecision {
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
