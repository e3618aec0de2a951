import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { halifax, locateAt, town, venueSummary, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { searchField, searchFor, showFinder } from '#tests/support/venues-components/finder.tsx';

withSiteServer();

const venues = [
  venueSummary('Beacon Hill Pools', 1),
  venueSummary('Clifton Hall', 4),
  venueSummary('Leeds Arena', 14),
  ...['E', 'F', 'G', 'H', 'I'].map((name) => venueSummary(`Venue ${name}`, 20)),
];

beforeAll(() => withAllSeen(false));
beforeEach(() => window.history.replaceState(null, '', '/'));

const show = (address?: string) => showFinder(venues, address);

test('a short list is in the page from the start, six of it in view, and nothing is asked', async () => {
  const { container, requests } = show();
  expect(screen.getByRole('heading', { name: '8 venues' })).toBeVisible();
  expect(container.querySelectorAll('li h3')).toHaveLength(8);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more venues' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  expect(requests).toEqual([]);
});

const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-on-map] h3')].map(({ textContent }) => textContent);

test('marks the venue chosen last, and none before one was chosen', () => {
  const first = show();
  expect(marked(first.container)).toEqual([]);
  first.unmount();
  document.cookie = 'touchline_venue=clifton-hall; Path=/';
  expect(marked(show().container)).toEqual(['Clifton Hall']);
  document.cookie = 'touchline_venue=; Path=/; Max-Age=0';
});

test('a town shows what lies within the radius, nearest first, and stands in the address', async () => {
  answer('geocode', [town('Halifax')]);
  show();
  await userEvent.type(searchField(), 'Halifax');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: '2 venues near Halifax' })).toBeVisible();
  expect(screen.getByText('1.0 miles')).toBeVisible();
  expect(window.location.search).toBe('?q=Halifax');
});

test('a search can be opened from its address', async () => {
  answer('geocode', [town('Halifax')]);
  show('/?q=Halifax&radius=30');
  expect(await screen.findByRole('heading', { name: '8 venues near Halifax' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Within' })).toHaveDisplayValue('30 miles');
});

test('nothing within the radius offers the wider one', async () => {
  answer('geocode', [town('Halifax')]);
  show('/?q=Halifax&radius=0');
  expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeVisible();
  expect(screen.getByText(/nothing within 0 miles of Halifax. The nearest venue is 1\.0 miles away/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search within 30 miles' }));
  expect(await screen.findByRole('heading', { name: '8 venues near Halifax' })).toBeVisible();
});

test('a name finds the venue without a place', async () => {
  answer('geocode', []);
  show();
  await searchFor('clifton');
  expect(await screen.findByRole('heading', { name: '1 venue named “clifton”' })).toBeVisible();
});

test('a place nobody knows leaves the venues and says so', async () => {
  answer('geocode', []);
  show();
  await searchFor('Atlantis');
  expect(await screen.findByText(/could not find “Atlantis” in the United Kingdom/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: '8 venues' })).toBeVisible();
});

test('a search that does not work leaves the venues and says so', async () => {
  refuse('geocode', 'provider_unavailable');
  show();
  await searchFor('Lyonesse');
  // It is tried three times more, as every read is.
  expect(await screen.findByText(/The search did not work/, undefined, { timeout: 20_000 })).toBeVisible();
});

test('one letter is too short', async () => {
  show();
  await searchFor('h');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Type at least two letters, or a full postcode');
});

describe("the visitor's own place", () => {
  test('finds what is near, stays out of the address, and is rounded for the server', async () => {
    locateAt(halifax);
    const { requests } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByRole('heading', { name: '2 venues near you' })).toBeVisible();
    expect(window.location.search).toBe('');
    expect([requests[0]?.get('latitude'), requests[0]?.get('longitude')]).toEqual(['53.722', '-1.862']);
  });

  test('outside the United Kingdom it is told so', async () => {
    locateAt({ latitude: 48.86, longitude: 2.35 });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/You seem to be outside the United Kingdom/)).toBeVisible();
  });

  test('kept back, it is told so', async () => {
    locateAt(null);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/We could not get your location/)).toBeVisible();
  });
});

test('going back in the browser goes back in the search', async () => {
  answer('geocode', [town('Halifax')]);
  show('/?q=Halifax');
  await screen.findByRole('heading', { name: '2 venues near Halifax' });
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: '8 venues' })).toBeVisible();
});
