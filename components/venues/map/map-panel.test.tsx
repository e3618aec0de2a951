import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mapboxgl from 'mapbox-gl';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MapPanel } from '#components/venues/finder/venue-finder.tsx';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import { toWire } from '#contract/wire.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { finderVenue, halifax, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { IdleWorker, withWebGl } from '#tests/support/venues-components/webgl.ts';
import type { MapViewProps } from './map-view.tsx';

const styleUrl = 'https://maps.example/styles/v1/mapbox/light-v11';
const mapbox = { token: 'pk.x', apiUrl: 'https://maps.example', style: 'mapbox://styles/mapbox/light-v11' };
const emptyStyle = { version: 8, sources: {}, layers: [], glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf' };
const requests: string[] = [];
const server = setupServer();

withWebGl();
mapboxgl.workerClass = IdleWorker;

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', '<style>.mapboxgl-canary { background-color: salmon }</style>');
  server.events.on('request:start', ({ request }) => requests.push(request.url.replace(/\?.*/, '')));
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  withAllSeen(true);
  browserQueryClient().clear();
  server.use(http.get(styleUrl, () => HttpResponse.json(emptyStyle)));
});
afterEach(() => {
  requests.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const beacon = finderVenue('Beacon Hill Pools', 1);
const clifton = finderVenue('Clifton Hall', 4);
const nowhere = finderVenue('Nowhere Hall', 0, { coordinates: null });
const all: Found = { kind: 'all', venues: [beacon, clifton, nowhere], total: 3, nearest: null };

const show = (props: Partial<MapViewProps> = {}, stage: Stage = {}) =>
  renderOnSite(
    <MapPanel found={all} chosen={undefined} mapbox={mapbox} isWanted={false} onChoose={() => undefined} {...props} />,
    stage,
  );
const panel = () => within(screen.getByRole('group', { name: 'Map of the venues in the list' }));
const showMap = () => userEvent.click(screen.getByRole('button', { name: 'Show map' }));

describe('the map beside the list', () => {
  test('is a drawing with the towns and a pin for each venue until it is asked for', async () => {
    const { container } = show();
    expect(await screen.findByText('Halifax')).toBeInTheDocument();
    expect(container.querySelectorAll('circle')).toHaveLength(2);
    expect(panel().getAllByRole('button')).toHaveLength(1);
    expect(requests).toEqual([]);
  });

  test('is an empty frame before it has been on screen', () => {
    withAllSeen(false);
    show({ isWanted: true });
    expect(screen.getByRole('group', { name: 'Map of the venues in the list' })).toBeEmptyDOMElement();
    expect(requests).toEqual([]);
  });

  test('comes at a press and can be zoomed', async () => {
    show();
    await showMap();
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
    expect(requests).toEqual([styleUrl]);
  });

  test('comes by itself where a place was searched', async () => {
    show({ isWanted: true });
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  test('says that it is being drawn', async () => {
    let draw = () => undefined as void;
    const drawn = new Promise<void>((resolve) => (draw = resolve));
    server.use(
      http.get(styleUrl, async () => {
        await drawn;
        return HttpResponse.json(emptyStyle);
      }),
    );
    show({ isWanted: true });
    expect(await screen.findByRole('status')).toHaveTextContent('Drawing the map');
    draw();
    await waitFor(() => expect(screen.queryByText('Drawing the map')).not.toBeInTheDocument());
  });

  test('that cannot be drawn says that the list has everything', async () => {
    server.use(http.get(styleUrl, () => new HttpResponse(null, { status: 503 })));
    show();
    await showMap();
    expect(await screen.findByText('The map could not be drawn. The list has every venue.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  });

  test('names the sources of the outline, and leaves those of Mapbox to Mapbox', () => {
    const outline = show({ mapbox: undefined });
    expect(screen.getByText(/OS, Royal Mail and National Statistics data/)).toBeVisible();
    outline.unmount();
    show();
    expect(screen.queryByText(/Royal Mail/)).not.toBeInTheDocument();
  });
});

describe('the card of the chosen venue', () => {
  test('says its name, town and distance, and leads to its page', () => {
    show({ chosen: { ...beacon, distanceMiles: 1.04 } });
    expect(panel().getByText('Beacon Hill Pools', { selector: 'b' })).toBeVisible();
    expect(panel().getByText('Halifax · 1.0 miles')).toBeVisible();
    const link = panel().getByRole('link', { name: /^Book here.*Beacon Hill Pools$/ });
    expect(link).toHaveAttribute('href', '/location/beacon-hill-pools');
  });

  test('says the town alone where nothing was searched', () => {
    show({ chosen: clifton });
    expect(panel().getByText('Halifax', { selector: 'p' })).toBeVisible();
  });

  test('is there before the map, and for a venue without a place on it', async () => {
    show({ chosen: nowhere });
    expect(await panel().findByRole('link', { name: /^Book here.*Nowhere Hall$/ })).toBeVisible();
  });

  test('stays in the frame, and speaks Welsh', () => {
    show({ chosen: { ...beacon, distanceMiles: 3 } }, { mode: 'embedded', language: 'cy' });
    const link = screen.getByRole('link', { name: /^Archebu yma.*Beacon Hill Pools$/ });
    expect(link).toHaveAttribute('href', '/location/beacon-hill-pools?embedded=true');
    expect(screen.getByText('Halifax · 3.0 milltir')).toBeVisible();
  });

  test('is not there while no venue is chosen', () => {
    show();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a list that is not loaded as a whole', () => {
  const part: Found = { ...all, total: 2014 };
  const pointsUrl = '*/api/activities/venues/points';
  const getRequests = () => requests.filter((url) => url.endsWith('/points'));

  test('has the points of all its venues on the map, read once and not before the map', async () => {
    server.use(http.get(pointsUrl, () => HttpResponse.json({ data: [['1', 'arena', 'Arena', 53.8, -1.55]] })));
    const first = show({ found: part });
    expect(await screen.findByText('Halifax')).toBeInTheDocument();
    expect(getRequests()).toEqual([]);
    await showMap();
    await waitFor(() => expect(getRequests()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Zoom in' });
    first.unmount();
    show({ found: part, isWanted: true }, { isSameVisit: true });
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(getRequests()).toHaveLength(1);
  });

  test('says so when they cannot be read', async () => {
    server.use(http.get(pointsUrl, () => HttpResponse.json({}, { status: 429 })));
    show({ found: part, isWanted: true });
    expect(await screen.findByText('The map could not be drawn. The list has every venue.')).toBeVisible();
  });

  test('around a place asks for what lies in its circle only', async () => {
    const bounds: URLSearchParams[] = [];
    const take = ({ request }: { request: Request }) => {
      bounds.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: [] });
    };
    server.use(http.get(pointsUrl, take));
    show({ found: { ...part, kind: 'near', place: 'Halifax', point: halifax, radius: 5 }, isWanted: true });
    await waitFor(() => expect(bounds).toHaveLength(1));
    const [south, north] = [Number(bounds[0]?.get('south')), Number(bounds[0]?.get('north'))];
    expect([north - south < 0.15, south < halifax.latitude, halifax.latitude < north]).toEqual([true, true, true]);
  });
});

describe('the card of a venue that is not in the list', () => {
  const venue = { ...riverside, coordinates: halifax };
  const answerVenue = () =>
    server.use(
      http.get('*/api/activities/venues/riverside-leisure-centre', () => HttpResponse.json({ data: toWire(venue) })),
    );

  test('is read by the name of its page', async () => {
    answerVenue();
    show({ chosen: { slug: venue.slug } });
    expect(await screen.findByText('Sowerby Bridge')).toBeVisible();
    expect(panel().getByRole('link', { name: /^Book here.*Riverside Leisure Centre$/ })).toBeVisible();
  });

  test('has name and link of its point at once, the town follows', async () => {
    answerVenue();
    show({ chosen: { slug: venue.slug, name: venue.name, coordinates: halifax, distanceMiles: 2 } });
    expect(await panel().findByRole('link', { name: /^Book here.*Riverside Leisure Centre$/ })).toBeVisible();
    expect(await screen.findByText('Sowerby Bridge · 2.0 miles')).toBeVisible();
  });

  test('is not there when no venue is called so', async () => {
    server.use(http.get('*/api/activities/venues/gone', () => HttpResponse.json({}, { status: 404 })));
    show({ chosen: { slug: 'gone' } });
    await waitFor(() => expect(requests.some((url) => url.endsWith('/gone'))).toBe(true));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is not read before the map is in view', () => {
    withAllSeen(false);
    show({ chosen: { slug: venue.slug } });
    expect(requests).toEqual([]);
  });
});

test('the pin of the chosen venue lies on the map, and goes with it', async () => {
  const { container, rerender } = show({ chosen: beacon, isWanted: true });
  await waitFor(() => expect(container.querySelector('[data-pin]')).toBeInTheDocument());
  rerender(<MapPanel found={all} chosen={nowhere} mapbox={mapbox} isWanted onChoose={() => undefined} />);
  expect(container.querySelector('[data-pin]')).not.toBeInTheDocument();
});
