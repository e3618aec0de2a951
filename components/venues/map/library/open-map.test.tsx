import type { MapLibrary, MapOptions, ShownMap } from './map-library.ts';
import { openMapWith } from './open-map.ts';

const halifax = { latitude: 53.7217, longitude: -1.8625 };

type Listener = (event: { error?: unknown }) => void;

/** A mock map that records its calls. */
class NotingMap implements ShownMap {
  sources = new Map<string, object>();
  layers: object[] = [];
  zoom = 6;
  isRemoved = false;
  #listeners = new Map<string, Set<Listener>>();

  once(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }
  off(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }
  fire(type: string, event: { error?: unknown } = {}): void {
    const listeners = [...(this.#listeners.get(type) ?? [])];
    this.#listeners.delete(type);
    listeners.forEach((listener) => listener(event));
  }
  addSource(id: string, source: object): void {
    this.sources.set(id, source);
  }
  addLayer(layer: object): void {
    this.layers.push(layer);
  }
  getSource(id: string): object | undefined {
    return this.sources.get(id);
  }
  getZoom(): number {
    return this.zoom;
  }
  zoomTo(zoom: number): void {
    this.zoom = zoom;
  }
  remove(): void {
    this.isRemoved = true;
  }
  getCanvas(): HTMLCanvasElement {
    return document.createElement('canvas');
  }
  on(): void {}
  easeTo(): void {}
  fitBounds(): void {}
}

const open = () => {
  const map = new NotingMap();
  const requests: MapOptions[] = [];
  const pins: (readonly [number, number] | null)[] = [];
  const library: MapLibrary<NotingMap> = {
    createMap: (options) => {
      requests.push(options);
      return map;
    },
    createMarker: () => {
      let place: readonly [number, number] = [0, 0];
      const marker = {
        setLngLat: (to: readonly [number, number]) => {
          place = to;
          return marker;
        },
        addTo: () => pins.push(place),
        remove: () => pins.push(null),
      };
      return marker;
    },
  };
  const opened = openMapWith(library, {
    container: document.createElement('div'),
    label: 'Map of venues',
    colours: { primary: 'purple', action: 'purple', onAction: 'white' },
    contents: { venues: [{ slug: 'riverside', point: halifax }], circle: null },
    mapbox: undefined,
    onChoose: () => undefined,
  });
  return { map, requests, pins, opened };
};

describe('a map of either library', () => {
  test('shows the venues, is called what they are, and leaves the wheel to the page', () => {
    const { requests } = open();
    expect(requests).toMatchObject([
      { scrollZoom: false, dragRotate: false, locale: { 'Map.Title': 'Map of venues' } },
    ]);
    const [west = 0, south = 0, east = 0, north = 0] = requests[0]?.bounds ?? [];
    expect([west < halifax.longitude, halifax.longitude < east]).toEqual([true, true]);
    expect([south < halifax.latitude, halifax.latitude < north]).toEqual([true, true]);
  });

  test('has its venues as soon as it is drawn', async () => {
    const { map, opened } = open();
    expect(map.sources.size).toBe(0);
    map.fire('style.load');
    map.fire('load');
    await opened;
    expect([...map.sources.keys()]).toEqual(['circle', 'here', 'venues']);
    expect(map.layers).toContainEqual(expect.objectContaining({ id: 'cluster-count' }));
  });

  test('zooms, points at the chosen venue, and is taken away', async () => {
    const { map, pins, opened } = open();
    map.fire('load');
    const shown = await opened;
    shown.zoomBy(1);
    expect(map.zoom).toBe(7);
    shown.point(halifax);
    shown.point(null);
    expect(pins).toEqual([[halifax.longitude, halifax.latitude], null]);
    shown.close();
    expect(map.isRemoved).toBe(true);
  });

  test('fails when its style cannot be had, and leaves nothing on the page', async () => {
    const { map, opened } = open();
    map.fire('error', { error: new Error('404') });
    await expect(opened).rejects.toThrow('The map has no style');
    expect(map.isRemoved).toBe(true);
  });

  test('does without a tile that cannot be had', async () => {
    const { map, opened } = open();
    map.fire('style.load');
    map.fire('error', { error: new Error('404') });
    map.fire('load');
    await expect(opened).resolves.toBeDefined();
    expect(map.isRemoved).toBe(false);
  });
});
