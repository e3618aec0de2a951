import type { Feature, FeatureCollection, Polygon, Position } from 'geojson';
import { builtUpRings } from '#components/venues/map/outline/built-up.ts';
import { ukOutline } from '#components/venues/map/outline/uk-outline.ts';

export const dynamic = 'force-static';

const shape =
  (kind: 'land' | 'built_up') =>
  (ring: Position[]): Feature<Polygon> => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: [ring] },
  });

/** The coast and the built-up areas that the map draws when there is no map service. Made once, at build time. */
export async function GET() {
  const features = [...(await ukOutline()).map(shape('land')), ...builtUpRings.map(shape('built_up'))];
  return Response.json({ type: 'FeatureCollection', features } satisfies FeatureCollection);
}
