import type { FeatureCollection, Point } from 'geojson';
import { towns } from '#components/venues/map/towns.ts';

export const dynamic = 'force-static';

/** The names that the map writes when there is no map service; `rank` 0 is the largest town. Made once, at build time. */
export function GET() {
  const features = towns.map(([name, longitude, latitude], rank) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  return Response.json({ type: 'FeatureCollection', features } satisfies FeatureCollection<Point>);
}
