import type { Point } from '#components/booking/model/point.ts';
import { prepareVenues, showVenues } from './draw-venues.ts';
import { getBounds, fittingTo, type MapContents } from './map-contents.ts';
import { outlineStyle, type MapColours } from './map-layers.ts';

export interface OpenedMap {
  show: (contents: MapContents) => void;
  /** Puts the pin of the chosen venue; null takes it away. */
  point: (place: Point | null) => void;
  zoomBy: (steps: 1 | -1) => void;
  close: () => void;
}

export interface MapSettings {
  container: HTMLElement;
  /** What the map is called for those who listen. */
  label: string;
  colours: MapColours;
  contents: MapContents;
  /** With a token the map is Mapbox's. */
  mapboxToken: string | undefined;
  onChoose: (slug: string) => void;
}

const pin = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'map__pin';
  return element;
};

const shared = ({ container, contents, label }: MapSettings) => ({
  container,
  bounds: getBounds(contents),
  fitBoundsOptions: fittingTo(container.clientWidth),
  scrollZoom: false,
  dragRotate: false,
  pitchWithRotate: false,
  locale: { 'Map.Title': label },
});

const openOutline = async (settings: MapSettings): Promise<OpenedMap> => {
  const { Map: OutlineMap, Marker, setWorkerUrl } = await import('maplibre-gl');
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new OutlineMap({ ...shared(settings), style: outlineStyle, attributionControl: false, maxZoom: 13 });
  const marker = new Marker({ element: pin() });
  await map.once('load');
  prepareVenues(map, settings.colours, settings.contents, settings.onChoose);
  return {
    show: (contents) => showVenues(map, contents),
    point: (place) => {
      if (place) marker.setLngLat([place.longitude, place.latitude]).addTo(map);
      else marker.remove();
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    close: () => map.remove(),
  };
};

const openMapbox = async (settings: MapSettings, accessToken: string): Promise<OpenedMap> => {
  const { Map: StreetMap, Marker } = (await import('mapbox-gl')).default;
  const map = new StreetMap({ ...shared(settings), accessToken, style: 'mapbox://styles/mapbox/light-v11' });
  const marker = new Marker({ element: pin() });
  await new Promise((resolve) => map.once('load', resolve));
  prepareVenues(map, settings.colours, settings.contents, settings.onChoose);
  return {
    show: (contents) => showVenues(map, contents),
    point: (place) => {
      if (place) marker.setLngLat([place.longitude, place.latitude]).addTo(map);
      else marker.remove();
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    close: () => map.remove(),
  };
};

/** Draws a map of venues: Mapbox's with a token, else an outline of the United Kingdom. Its script loads only now. */
export const openMap = (settings: MapSettings): Promise<OpenedMap> =>
  settings.mapboxToken ? openMapbox(settings, settings.mapboxToken) : openOutline(settings);
