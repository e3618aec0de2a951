import { OUTLINE_BOX } from '../../lib/map/mercator.ts';
import { ukOutlinePath } from '../../lib/map/uk-outline.ts';

export const dynamic = 'force-static';

/** The same coast as a drawing, for the map's still picture. Made once, at build time. */
export async function GET() {
  const { x, y, width, height } = OUTLINE_BOX;
  const look = 'fill="#FBFBFC" stroke="#C6CAD4" stroke-width="1.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"';
  const path = `<path d="${await ukOutlinePath()}" ${look}/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${path}</svg>`;
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
