import type { Position } from 'geojson';
import { builtUpRings } from '#components/venues/map/outline/built-up.ts';
import { closedPath } from '#components/venues/map/outline/locator.ts';
import { flatten, OUTLINE_BOX } from '#components/venues/map/outline/mercator.ts';
import { ukOutline } from '#components/venues/map/outline/uk-outline.ts';

export const dynamic = 'force-static';

/** Coordinates are rounded to about 200 m. */
const PRECISION = { steps: 10, near: 0 };

const getPath = (rings: readonly Position[][]): string =>
  closedPath(
    rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => flatten({ longitude, latitude }))),
    PRECISION,
  );

/** The same coast and built-up areas as an SVG, for the map's static preview. Rendered once, at build time. */
export async function GET() {
  const { x, y, width, height } = OUTLINE_BOX;
  const line = 'stroke="#C6CAD4" stroke-width="1.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"';
  const land = `<path d="${getPath(await ukOutline())}" fill="#FBFBFC" ${line}/>`;
  const builtUp = `<path d="${getPath(builtUpRings)}" fill="#ECEEF2"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${land}${builtUp}</svg>`;
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
