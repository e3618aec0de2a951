import { ukOutline } from '../../lib/map/uk-outline.ts';

export const dynamic = 'force-static';

/** The coast that the map draws when there is no map service. Made once, at build time. */
export async function GET() {
  return Response.json(await ukOutline());
}
