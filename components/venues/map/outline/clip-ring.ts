import type { FlatPoint } from './mercator.ts';

export interface ClipBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Edge {
  isInside: (point: FlatPoint) => boolean;
  /** Where the line from one point to another crosses the edge. */
  crossing: (from: FlatPoint, to: FlatPoint) => FlatPoint;
}

const upright = (x: number, side: 1 | -1): Edge => ({
  isInside: (point) => (point.x - x) * side >= 0,
  crossing: (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) }),
});

const level = (y: number, side: 1 | -1): Edge => ({
  isInside: (point) => (point.y - y) * side >= 0,
  crossing: (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y }),
});

const cut = (ring: readonly FlatPoint[], { isInside, crossing }: Edge): FlatPoint[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const entry = isInside(point) === isInside(before) ? [] : [crossing(before, point)];
    return isInside(point) ? [...entry, point] : entry;
  });

/** The part of a closed ring that lies in a box, by Sutherland and Hodgman; empty when none does. */
export const clipRing = (ring: readonly FlatPoint[], { left, right, top, bottom }: ClipBox): FlatPoint[] =>
  [upright(left, 1), upright(right, -1), level(top, 1), level(bottom, -1)].reduce(cut, [...ring]);
