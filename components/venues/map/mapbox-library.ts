import mapboxgl from 'mapbox-gl';
import type { MapboxSettings } from '#lib/config.ts';
import type { MapLibrary } from './map-library.ts';
import 'mapbox-gl/dist/mapbox-gl.css';

/** Mapbox GL: streets from Mapbox, or from a server that speaks its API. */
export const mapboxLibrary = ({ token, apiUrl, style }: MapboxSettings): MapLibrary<mapboxgl.Map> => {
  mapboxgl.baseApiUrl = apiUrl;
  return {
    // Labels are drawn with the visitor's fonts: one that the style server lacks would take the venues off the map.
    createMap: (options) =>
      new mapboxgl.Map({ ...options, accessToken: token, style, localFontFamily: 'Roboto, sans-serif' }),
    createMarker: (element) => new mapboxgl.Marker({ element }),
  };
};
