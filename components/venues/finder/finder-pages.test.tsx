import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { halifax, locateAt, town, venueSummary, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { namesInView, searchFor, showFinder } from '#tests/support/venues-components/finder.tsx';
import { serveVenues, type ServingVenues } from '#tests/support/venues-components/venue-server.ts';

withSiteServer();
beforeAll(() => withAllSeen(false));

/** Venues in the order of their names, which lie ever farther to the north of Halifax. */
const manyVenues = (count: number, name = 'Venue') =>
  Array.from({ length: count }, (_, index) => venueSummary(`${name} ${1000 + index}`, index / 10));

const show = (venues = manyVenues(70), address?: string, serving?: ServingVenues) =>
  showFinder(venues, address, serving);
const showMore = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const held = () => {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release: () => release() };
};

describe('a long list', () => {
  test('says how many there are, and the first press asks nothing', async () => {
    const { requests } = show();
    expect(screen.getByRole('heading', { name: '70 venues' })).toBeVisible();
    await showMore(/Show 24 more/);
    expect(namesInView()).toHaveLength(30);
    expect(requests).toEqual([]);
  });

  test('comes page by page until its end', async () => {
    const { requests } = show();
    await showMore(/Show 24 more/);
    await showMore(/Show 24 more/);
    await waitFor(() => expect(namesInView()).toHaveLength(54));
    await showMore(/Show 16 more/);
    await waitFor(() => expect(namesInView()).toHaveLength(70));
    expect(requests.map(String)).toEqual(['page=2&per_page=30', 'page=3&per_page=30']);
    expect(namesInView()).toEqual(manyVenues(70).map(({ name }) => name));
    expect(screen.queryByRole('button', { name: /more venue/ })).not.toBeInTheDocument();
  });

  test('waits for a slow page with what it has', async () => {
    const slow = held();
    show(manyVenues(70), '/', { after: () => slow.promise });
    await showMore(/Show 24 more/);
    await showMore(/Show 24 more/);
    expect(screen.getByRole('button', { name: /Show 24 more/ })).toHaveAttribute('aria-busy', 'true');
    expect(namesInView()).toHaveLength(30);
    slow.release();
    await waitFor(() => expect(namesInView()).toHaveLength(54));
  });

  test('says that a page did not come, and asks for it again', async () => {
    const venues = manyVenues(40);
    show(venues);
    refuse('listVenues', 'too_many_requests', {}, { once: true });
    await showMore(/Show 24 more/);
    await showMore(/Show 10 more/);
    expect(await screen.findByText(/More venues could not be loaded/)).toBeVisible();
    expect(namesInView()).toHaveLength(30);
    await showMore(/Show 10 more/);
    await waitFor(() => expect(namesInView()).toHaveLength(40));
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('lists a venue once that moved to the next page meanwhile', async () => {
    const venues = manyVenues(31);
    show(venues);
    serveVenues([venueSummary('Aaa', 1), ...venues]);
    await showMore(/Show 24 more/);
    await showMore(/Show 1 more/);
    await waitFor(() => expect(namesInView()).toHaveLength(31));
    expect(new Set(namesInView()).size).toBe(31);
  });

  test('of a search is paged too, nearest first', async () => {
    answer('geocode', [town('Halifax')]);
    const { requests } = show(manyVenues(70), '/?q=Halifax');
    expect(await screen.findByRole('heading', { name: '51 venues near Halifax' })).toBeVisible();
    expect(namesInView()).toHaveLength(6);
    await showMore(/Show 24 more/);
    await showMore(/Show 21 more/);
    await waitFor(() => expect(namesInView()).toHaveLength(51));
    expect(requests.at(-1)?.get('page')).toBe('2');
    expect(requests.at(-1)?.get('latitude')).toBe(String(halifax.latitude));
  });
});

describe('a slow search', () => {
  test('keeps the list of the one before', async () => {
    const slow = held();
    answer('geocode', []);
    show([...manyVenues(3, 'Pool'), ...manyVenues(2, 'Arena')], '/?q=pool', {
      after: (query) => (query.get('search') === 'arena' ? slow.promise : undefined),
    });
    await screen.findByRole('heading', { name: '3 venues named “pool”' });
    await searchFor('arena');
    expect(await screen.findByRole('heading', { name: 'Searching' })).toBeVisible();
    expect(namesInView()).toEqual(manyVenues(3, 'Pool').map(({ name }) => name));
    slow.release();
    expect(await screen.findByRole('heading', { name: '2 venues named “arena”' })).toBeVisible();
  });

  test('does not replace the answer to a later one', async () => {
    const slow = held();
    let isAnswered = false;
    answer('geocode', []);
    show([...manyVenues(3, 'Pool'), ...manyVenues(2, 'Arena')], '/?q=pool', {
      after: (query) => (query.get('search') === 'pool' ? slow.promise.then(() => (isAnswered = true)) : undefined),
    });
    await searchFor('arena');
    await screen.findByRole('heading', { name: '2 venues named “arena”' });
    slow.release();
    await waitFor(() => expect(isAnswered).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(namesInView()).toEqual(manyVenues(2, 'Arena').map(({ name }) => name));
  });
});

describe('a search that fails', () => {
  test('is not an empty one: it says so, and every venue stays', async () => {
    locateAt(halifax);
    show();
    refuse('listVenues', 'too_many_requests');
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/The search did not work/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '70 venues' })).toBeVisible();
    expect(namesInView()).toHaveLength(6);
  });

  test('is asked again when it is sent again', async () => {
    answer('geocode', []);
    show([...manyVenues(3, 'Pool'), ...manyVenues(2, 'Arena')]);
    refuse('listVenues', 'too_many_requests', {}, { once: true });
    await searchFor('arena');
    expect(await screen.findByText(/The search did not work/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: '2 venues named “arena”' })).toBeVisible();
  });
});

test('a search that failed is not remembered as failed', async () => {
  answer('geocode', []);
  show([...manyVenues(3, 'Pool'), ...manyVenues(2, 'Arena')]);
  refuse('listVenues', 'too_many_requests', {}, { once: true });
  await searchFor('arena');
  expect(await screen.findByText(/The search did not work/)).toBeVisible();
  await searchFor('pool');
  await screen.findByRole('heading', { name: '3 venues named “pool”' });
  await searchFor('arena');
  expect(await screen.findByRole('heading', { name: '2 venues named “arena”' })).toBeVisible();
});

describe('a place with nothing around it', () => {
  test('asks for the nearest within the widest circle, and not for every venue', async () => {
    answer('geocode', [town('Halifax')]);
    const { requests } = show([venueSummary('Leeds Arena', 14)], '/?q=Halifax');
    expect(await screen.findByText(/nearest venue is 14\.\d miles away/)).toBeVisible();
    expect(requests.at(-1)?.get('radius')).toBe('30');
    expect(requests.at(-1)?.get('per_page')).toBe('1');
  });
});

test('the whole list of an operator of two thousand is counted, and thirty of it are in the page', () => {
  const { container } = show(manyVenues(2014));
  expect(screen.getByRole('heading', { name: '2,014 venues' })).toBeVisible();
  expect(container.querySelectorAll('li h3')).toHaveLength(30);
});
