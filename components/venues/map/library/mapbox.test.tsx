import mapboxgl from 'mapbox-gl';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { MapboxSettings } from '#lib/config.ts';
import { IdleWorker, withWebGl } from '#tests/support/venues-components/webgl.ts';
import { openMap, type OpenedMap } from './open-map.ts';

const server = setupServer();
const requests: URL[] = [];
let opened: OpenedMap | undefined;

withWebGl();
mapboxgl.workerClass = IdleWorker;

beforeAll(() => {
  // The library detects its style sheet by this, which tests do not load.
  document.head.insertAdjacentHTML('beforeend', '<style>.mapboxgl-canary { background-color: salmon }</style>');
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url)));
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  opened?.close();
  opened = undefined;
  requests.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const emptyStyle = { version: 8, sources: {}, layers: [], glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf' };

const open = async (mapbox: Partial<MapboxSettings>): Promise<HTMLElement> => {
  const container = document.createElement('div');
  document.body.append(container);
  opened = await openMap({
    container,
    label: 'Map of venues',
    colours: { primary: '#8C59F8', action: '#8854F3', onAction: '#FFFFFF' },
    contents: { venues: [{ slug: 'riverside', point: { latitude: 53.72, longitude: -1.86 } }], circle: null },
    mapbox: { token: 'pk.x', apiUrl: 'https://maps.example', style: 'mapbox://styles/mapbox/light-v11', ...mapbox },
    onChoose: () => undefined,
  });
  return container;
};

describe('a map of Mapbox', () => {
  test('asks the configured API for its style, with the token, and nobody else for anything', async () => {
    server.use(http.get('https://maps.example/styles/v1/mapbox/light-v11', () => HttpResponse.json(emptyStyle)));
    const container = await open({});
    expect(requests.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://maps.example/styles/v1/mapbox/light-v11',
    ]);
    expect(requests[0]?.searchParams.get('access_token')).toBe('pk.x');
    expect(container.querySelector('canvas')).toHaveAttribute('aria-label', 'Map of venues');
  });

  test('takes a style from a server of one’s own, which does not get the token', async () => {
    server.use(http.get('https://style.example/light.json', () => HttpResponse.json(emptyStyle)));
    await open({ style: 'https://style.example/light.json' });
    expect(requests.map(String)).toEqual(['https://style.example/light.json']);
  });

  test('puts the pin of the chosen venue on it', async () => {
    server.use(http.get('https://maps.example/styles/v1/mapbox/light-v11', () => HttpResponse.json(emptyStyle)));
    const container = await open({});
    opened?.point({ latitude: 53.72, longitude: -1.86 });
    expect(container.querySelector('[data-pin]')).toBeInTheDocument();
    opened?.point(null);
    expect(container.querySelector('[data-pin]')).not.toBeInTheDocument();
  });

  test('fails when there is no such style', async () => {
    server.use(http.get('https://maps.example/*', () => new HttpResponse(null, { status: 404 })));
    await expect(open({})).rejects.toThrow('The map has no style');
  });
});
