import type { Point } from '#components/booking/model/point.ts';

/** The flat world is this many units wide and high; a unit is about 2 km at British latitudes. */
export const WORLD_SIZE = 10_000;

export interface FlatPoint {
  x: number;
  y: number;
}

/** A point on the flat map that web maps use, x to the east and y to the south. */
export const flatten = ({ latitude, longitude }: Point): FlatPoint => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * WORLD_SIZE,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_SIZE,
  };
};

export interface FlatBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The bounding box of all points with padding, `aspect` times as wide as high and at least `minHeight` units high, so
 * that a single venue still shows its region.
 */
export const boxAround = (points: readonly FlatPoint[], aspect: number, minHeight = 40): FlatBox => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const height = Math.max((bottom - top) * 1.3, ((right - left) * 1.3) / aspect, minHeight);
  const width = height * aspect;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
};

/** What the outline shows: the United Kingdom and Ireland. */
export const OUTLINE_BOX: FlatBox = { x: 4610, y: 2850, width: 450, height: 560 };
