import { Map as OutlineMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { outlineStyle } from './map-layers.ts';
import type { MapLibrary } from './map-library.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

/** MapLibre GL with our own outline of the United Kingdom, which needs no server but ours. */
export const outlineLibrary = (): MapLibrary<OutlineMap> => {
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  return {
    createMap: (options) => new OutlineMap({ ...options, style: outlineStyle, attributionControl: false, maxZoom: 13 }),
    createMarker: (element) => new Marker({ element }),
  };
};
