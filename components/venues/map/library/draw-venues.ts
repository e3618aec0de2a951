import { getBounds, circleFeatures, fittingTo, hereFeatures, venueFeatures, type MapContents } from './map-contents.ts';
import { venueLayers, type MapColours } from './map-layers.ts';

/** The API that both map libraries share, as far as it is used here. */
export interface DrawableMap {
  addSource(id: string, source: object): unknown;
  addLayer(layer: object): unknown;
  getSource(id: string): object | undefined;
  getZoom(): number;
  easeTo(options: object): unknown;
  fitBounds(bounds: [number, number, number, number], options: object): unknown;
  on(type: string, layer: string, listener: (event: LayerEvent) => void): unknown;
  getCanvas(): HTMLCanvasElement;
}

interface LayerEvent {
  lngLat: { lng: number; lat: number };
  features?: { properties: Record<string, unknown> | null }[];
}

const CLUSTER_STEP = 2;

const takesData = (source: object): source is { setData: (data: object) => void } =>
  'setData' in source && typeof source.setData === 'function';

const fill = (map: DrawableMap, id: string, data: object): void => {
  const source = map.getSource(id);
  if (source && takesData(source)) source.setData(data);
};

/** Adds the sources and layers of the venues and their click handlers. */
export const prepareVenues = (
  map: DrawableMap,
  colours: MapColours,
  contents: MapContents,
  onChoose: (slug: string) => void,
): void => {
  map.addSource('circle', { type: 'geojson', data: circleFeatures(contents) });
  map.addSource('here', { type: 'geojson', data: hereFeatures(contents) });
  // Numbered venues are each a number of the list, so that they are not drawn together.
  const cluster = contents.venues.every(({ mark }) => mark === undefined);
  map.addSource('venues', { type: 'geojson', data: venueFeatures(contents), cluster, clusterRadius: 30 });
  venueLayers(colours).forEach((layer) => map.addLayer(layer));
  map.on('click', 'venue', ({ features }) => {
    const slug = features?.[0]?.properties?.slug;
    if (typeof slug === 'string') onChoose(slug);
  });
  map.on('click', 'cluster', ({ lngLat }) => map.easeTo({ center: lngLat, zoom: map.getZoom() + CLUSTER_STEP }));
  for (const layer of ['venue', 'cluster']) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''));
  }
};

/** Replaces the venues and the circle and fits the view to them. */
export const showVenues = (map: DrawableMap, contents: MapContents): void => {
  fill(map, 'circle', circleFeatures(contents));
  fill(map, 'here', hereFeatures(contents));
  fill(map, 'venues', venueFeatures(contents));
  map.fitBounds(getBounds(contents), fittingTo(map.getCanvas().clientWidth));
};
