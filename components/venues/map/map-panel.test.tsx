import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mapboxgl from 'mapbox-gl';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { finderVenue, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { IdleWorker, withWebGl } from '#tests/support/venues-components/webgl.ts';
import { MapPanel, type MapPanelProps } from './map-panel.tsx';

const styleUrl = 'https://maps.example/styles/v1/mapbox/light-v11';
const mapbox = { token: 'pk.x', apiUrl: 'https://maps.example', style: 'mapbox://styles/mapbox/light-v11' };
const emptyStyle = { version: 8, sources: {}, layers: [], glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf' };
const asked: string[] = [];
const server = setupServer();

withWebGl();
mapboxgl.workerClass = IdleWorker;

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', '<style>.mapboxgl-canary { background-color: salmon }</style>');
  server.events.on('request:start', ({ request }) => asked.push(request.url.replace(/\?.*/, '')));
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  withAllSeen(true);
  server.use(http.get(styleUrl, () => HttpResponse.json(emptyStyle)));
});
afterEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const beacon = finderVenue('Beacon Hill Pools', 1);
const clifton = finderVenue('Clifton Hall', 4);
const nowhere = finderVenue('Nowhere Hall', 0, { coordinates: null });
const all: Found<FinderVenue> = { kind: 'all', venues: [beacon, clifton, nowhere] };

const show = (props: Partial<MapPanelProps> = {}, stage: Stage = {}) =>
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
    expect(asked).toEqual([]);
  });

  test('draws nothing before it has been on screen', async () => {
    withAllSeen(false);
    show({ isWanted: true });
    expect(await screen.findByRole('button', { name: 'Show map' })).toBeVisible();
    expect(screen.queryByText('Halifax')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('comes at a press and can be zoomed', async () => {
    show();
    await showMap();
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
    expect(asked).toEqual([styleUrl]);
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

  test('is there before the map, and for a venue without a place on it', () => {
    withAllSeen(false);
    show({ chosen: nowhere });
    expect(panel().getByRole('link', { name: /^Book here.*Nowhere Hall$/ })).toBeVisible();
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

test('the pin of the chosen venue lies on the map, and goes with it', async () => {
  const { container, rerender } = show({ chosen: beacon, isWanted: true });
  await waitFor(() => expect(container.querySelector('[data-pin]')).toBeInTheDocument());
  rerender(<MapPanel found={all} chosen={nowhere} mapbox={mapbox} isWanted onChoose={() => undefined} />);
  expect(container.querySelector('[data-pin]')).not.toBeInTheDocument();
});
