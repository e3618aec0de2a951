import type { DrawableMap } from './draw-venues.ts';
import type { Bounds, fittingTo } from './map-contents.ts';

/** The options of every map, whichever library draws it. */
export interface MapOptions {
  container: HTMLElement;
  bounds: Bounds;
  fitBoundsOptions: ReturnType<typeof fittingTo>;
  scrollZoom: boolean;
  dragRotate: boolean;
  pitchWithRotate: boolean;
  locale: Record<string, string>;
}

/** The interface of a map, as far as it is used here. */
export interface ShownMap extends DrawableMap {
  once(type: 'load' | 'style.load' | 'error', listener: (event: { error?: unknown }) => void): unknown;
  off(type: 'error', listener: (event: { error?: unknown }) => void): unknown;
  zoomTo(zoom: number): unknown;
  remove(): void;
}

interface MapMarker<M> {
  setLngLat(place: [longitude: number, latitude: number]): MapMarker<M>;
  addTo(map: M): unknown;
  remove(): unknown;
}

/** A map library with its own options applied. */
export interface MapLibrary<M extends ShownMap> {
  createMap: (options: MapOptions) => M;
  createMarker: (element: HTMLElement) => MapMarker<M>;
}
