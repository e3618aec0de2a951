import type { Point } from '#components/booking/model/point.ts';
import type { MapboxSettings } from '#lib/config.ts';
import { prepareVenues, showVenues } from './draw-venues.ts';
import { getBounds, fittingTo, type MapContents } from './map-contents.ts';
import type { MapColours } from './map-layers.ts';
import type { MapLibrary, MapOptions, ShownMap } from './map-library.ts';

export interface OpenedMap {
  show: (contents: MapContents) => void;
  /** Moves the pin to the chosen venue; null removes it. */
  point: (place: Point | null) => void;
  zoomBy: (steps: 1 | -1) => void;
  close: () => void;
}

export interface MapSettings {
  container: HTMLElement;
  /** The map's accessible name. */
  label: string;
  colours: MapColours;
  contents: MapContents;
  /** With these settings the map is Mapbox's. */
  mapbox: MapboxSettings | undefined;
  onChoose: (slug: string) => void;
}

const pin = [
  'grid size-[1.875rem] place-items-center rounded-full bg-ink box-shadow-[0_0_0_3px_#fff,0_4px_12px_rgb(34_35_45/0.4)]',
  'after:size-3 after:rounded-full after:border-2 after:border-white after:bg-[linear-gradient(90deg,transparent_50%,var(--primary-500)_0)]',
].join(' ');

const createPin = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = pin;
  element.dataset.pin = '';
  return element;
};

const getOptions = ({ container, contents, label }: MapSettings): MapOptions => ({
  container,
  bounds: getBounds(contents),
  fitBoundsOptions: fittingTo(container.clientWidth),
  scrollZoom: false,
  dragRotate: false,
  pitchWithRotate: false,
  locale: { 'Map.Title': label },
});

/**
 * Resolves when the map is loaded. Rejects when its style fails to load; later errors, such as of a single tile, are
 * ignored.
 */
const loaded = (map: ShownMap): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = ({ error }: { error?: unknown }) => reject(new Error('The map has no style', { cause: error }));
    map.once('error', fail);
    map.once('style.load', () => map.off('error', fail));
    map.once('load', () => resolve());
  });

/** Opens a map of venues with the given library. */
export const openMapWith = async <M extends ShownMap>(
  { createMap, createMarker }: MapLibrary<M>,
  settings: MapSettings,
): Promise<OpenedMap> => {
  const map = createMap(getOptions(settings));
  const marker = createMarker(createPin());
  await loaded(map).catch((error: unknown) => {
    map.remove();
    throw error;
  });
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

/**
 * Opens a map of venues: Mapbox with a token, else an outline of the United Kingdom. Script and style sheet are loaded
 * on this call.
 */
export const openMap = async (settings: MapSettings): Promise<OpenedMap> => {
  if (settings.mapbox === undefined)
    return openMapWith((await import('./outline-library.ts')).outlineLibrary(), settings);
  return openMapWith((await import('./mapbox-library.ts')).mapboxLibrary(settings.mapbox), settings);
};
