import mapboxgl from 'mapbox-gl';
import type { MapboxSettings } from '#lib/config.ts';
import type { MapLibrary } from './map-library.ts';
import 'mapbox-gl/dist/mapbox-gl.css';

/** Mapbox GL: streets from Mapbox, or from a server with a compatible API. */
export const mapboxLibrary = ({ token, apiUrl, style }: MapboxSettings): MapLibrary<mapboxgl.Map> => {
  mapboxgl.baseApiUrl = apiUrl;
  return {
    // Labels use local fonts, because a font missing on the style server would hide the venues' labels.
    createMap: (options) =>
      new mapboxgl.Map({ ...options, accessToken: token, style, localFontFamily: 'Roboto, sans-serif' }),
    createMarker: (element) => new mapboxgl.Marker({ element }),
  };
};
