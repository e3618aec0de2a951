import { prepareVenues, showVenues, type DrawableMap } from './draw-venues.ts';
import type { MapContents } from './map-contents.ts';

type Listener = Parameters<DrawableMap['on']>[2];

const halifax = { latitude: 53.7217, longitude: -1.8625 };
const leeds = { latitude: 53.7997, longitude: -1.5492 };
const contents: MapContents = { venues: [{ slug: 'riverside', point: halifax }], circle: null };

class Source {
  data: object;
  constructor(data: object) {
    this.data = data;
  }
  setData(data: object) {
    this.data = data;
  }
}

/** A map that holds what it was given and can be pressed. */
class HeldMap implements DrawableMap {
  canvas = document.createElement('canvas');
  sources = new Map<string, Source>();
  layers: string[] = [];
  eased: object[] = [];
  fitted: number[][] = [];
  #listeners = new Map<string, Listener>();

  addSource(id: string, { data }: { data: object }): void {
    this.sources.set(id, new Source(data));
  }
  addLayer({ id }: { id: string }): void {
    this.layers.push(id);
  }
  getSource(id: string): Source | undefined {
    return this.sources.get(id);
  }
  getZoom(): number {
    return 6;
  }
  easeTo(options: object): void {
    this.eased.push(options);
  }
  fitBounds(bounds: number[]): void {
    this.fitted.push(bounds);
  }
  getCanvas(): HTMLCanvasElement {
    return this.canvas;
  }
  on(type: string, layer: string, listener: Listener): void {
    this.#listeners.set(`${type} ${layer}`, listener);
  }
  fire(event: string, properties: Record<string, unknown> | null = null): void {
    const [lng, lat] = [halifax.longitude, halifax.latitude];
    this.#listeners.get(event)?.({ lngLat: { lng, lat }, features: [{ properties }] });
  }
  count(id: string): number {
    const { data } = this.sources.get(id) ?? { data: {} };
    return 'features' in data && Array.isArray(data.features) ? data.features.length : 0;
  }
}

const draw = () => {
  const map = new HeldMap();
  const chosen: string[] = [];
  const colours = { primary: 'purple', action: 'purple', onAction: 'white' };
  prepareVenues(map, colours, contents, (slug) => void chosen.push(slug));
  return { map, chosen };
};

test('a press on a venue chooses it', () => {
  const { map, chosen } = draw();
  map.fire('click venue', { slug: 'riverside' });
  expect(chosen).toEqual(['riverside']);
});

test.each([null, {}, { slug: 7 }])('a press on something without a name (%j) chooses nothing', (properties) => {
  const { map, chosen } = draw();
  map.fire('click venue', properties);
  expect(chosen).toEqual([]);
});

test('a press on several venues goes nearer to them', () => {
  const { map, chosen } = draw();
  map.fire('click cluster', { point_count: 3 });
  expect(map.eased).toEqual([{ center: { lng: halifax.longitude, lat: halifax.latitude }, zoom: 8 }]);
  expect(chosen).toEqual([]);
});

test.each(['venue', 'cluster'])('the pointer shows that a %s can be pressed', (layer) => {
  const { map } = draw();
  map.fire(`mouseenter ${layer}`);
  expect(map.canvas.style.cursor).toBe('pointer');
  map.fire(`mouseleave ${layer}`);
  expect(map.canvas.style.cursor).toBe('');
});

test('the circle lies below the venues, and their number above them', () => {
  const { layers } = draw().map;
  const order = ['circle', 'here', 'cluster', 'cluster-count', 'venue'].map((id) => layers.indexOf(id));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('another search replaces the venues and the circle, and brings all of it into view', () => {
  const { map } = draw();
  expect([map.count('venues'), map.count('circle'), map.count('here')]).toEqual([1, 0, 0]);
  const venues = [...contents.venues, { slug: 'leeds', point: leeds }];
  showVenues(map, { venues, circle: { centre: halifax, miles: 20 } });
  expect([map.count('venues'), map.count('circle'), map.count('here')]).toEqual([2, 1, 1]);
  const [west = 0, south = 0, east = 0, north = 0] = map.fitted[0] ?? [];
  expect([west < halifax.longitude, leeds.longitude < east]).toEqual([true, true]);
  expect([south < halifax.latitude, leeds.latitude < north]).toEqual([true, true]);
});
