import type { FeatureCollection, Point } from 'geojson';
import { towns } from '#components/venues/map/outline/towns.ts';

export const dynamic = 'force-static';

/** Town names for the map without a map service; `rank` 0 is the largest town. Rendered once, at build time. */
export function GET() {
  const features = towns.map(([name, longitude, latitude], rank) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  return Response.json({ type: 'FeatureCollection', features } satisfies FeatureCollection<Point>);
}
