import type { ClipBox } from './clip-ring.ts';
import type { FlatPoint } from './mercator.ts';

interface NamedPoint extends FlatPoint {
  name: string;
}

type Side = 'above' | 'below' | 'right' | 'left';

export interface PlacedName extends NamedPoint {
  /** On which side of its place the name stands. */
  side: Side;
}

export interface NameRoom {
  /** How far from the middle a name may reach. */
  reach: FlatPoint;
  /** What no name may cover. */
  taken: readonly ClipBox[];
  most: number;
}

/** In the size of the letters: how wide one is on average, how high a line, and how far from its place a name stands. */
const WIDTH = 0.56;
const HEIGHT = 0.9;
const AWAY = 0.55;

const getBox = ({ name, x, y, side }: PlacedName, size: number): ClipBox => {
  const [width, height, away] = [name.length * WIDTH * size, HEIGHT * size, AWAY * size];
  if (side === 'right') return { left: x - away, right: x + away + width, top: y - height / 2, bottom: y + height / 2 };
  if (side === 'left') return { left: x - away - width, right: x + away, top: y - height / 2, bottom: y + height / 2 };
  const [top, bottom] = side === 'above' ? [y - away - height, y + away] : [y - away, y + away + height];
  return { left: x - width / 2, right: x + width / 2, top, bottom };
};

const overlaps = (a: ClipBox, b: ClipBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Names of `size` beside their places, so that none covers another or what is taken, and none leaves the box around the
 * middle. The first places are served first.
 */
export const placeNames = (
  places: readonly NamedPoint[],
  size: number,
  { reach, taken, most }: NameRoom,
): PlacedName[] => {
  const occupied = [...taken];
  const fits = (box: ClipBox) =>
    Math.max(-box.left, box.right) <= reach.x &&
    Math.max(-box.top, box.bottom) <= reach.y &&
    !occupied.some((other) => overlaps(box, other));
  const placed: PlacedName[] = [];
  for (const place of places) {
    if (placed.length === most) break;
    const sides = (['above', 'below', 'right', 'left'] as const).map((side) => ({ ...place, side }));
    const name = sides.find((candidate) => fits(getBox(candidate, size)));
    if (!name) continue;
    placed.push(name);
    occupied.push(getBox(name, size));
  }
  return placed;
};
