import type { ClipBox } from './clip-ring.ts';
import type { FlatPoint } from './mercator.ts';

interface NamedPoint extends FlatPoint {
  name: string;
}

type Side = 'above' | 'below' | 'right' | 'left';

export interface PlacedName extends NamedPoint {
  /** The side of its point on which the label is placed. */
  side: Side;
}

export interface NameRoom {
  /** The maximum distance of a label's edge from the centre. */
  reach: FlatPoint;
  /** Boxes that no label may overlap. */
  taken: readonly ClipBox[];
  most: number;
}

/** Relative to the font size: average letter width, line height, and distance of a label from its point. */
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
 * Places labels of font size `size` next to their points without overlaps, inside the box around the centre. Earlier
 * places have priority.
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
