import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { halifax, locateAt, town, venueSummary, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { namesInView, searchField, searchFor, showFinder } from '#tests/support/venues-components/finder.tsx';
import type { ServingVenues } from '#tests/support/venues-components/venue-server.ts';

withSiteServer();
beforeAll(() => withAllSeen(false));

const venues = [venueSummary('Beacon Hill Pools', 1), venueSummary('Clifton Hall', 8), venueSummary('Leeds Arena', 14)];
const inverness = { latitude: 57.4778, longitude: -4.2247 };

const show = (address?: string, stage?: Stage & ServingVenues, found = venues) => showFinder(found, address, stage);
const useOwnPlace = () => userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
const chooseRadius = (miles: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Within' }), miles);

describe('the field', () => {
  test('can be cleared, which shows every venue again and keeps the focus there', async () => {
    answer('geocode', [town('Saltburn')]);
    show('/?q=Saltburn');
    await screen.findByRole('heading', { name: '1 venue near Saltburn' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('heading', { name: '3 venues' })).toBeVisible();
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
    expect(window.location.search).toBe('');
  });

  test('has nothing to clear while it is empty', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  test('takes a whole postcode however it is typed', async () => {
    answer('geocode', [{ ...town('HX6 2QD'), type: 'postcode' }]);
    show();
    await searchFor('hx62qd');
    expect(await screen.findByRole('heading', { name: '1 venue near HX6 2QD' })).toBeVisible();
  });

  test('that holds a postcode nobody knows says so and leaves the venues', async () => {
    answer('geocode', []);
    show('/?q=ZZ99+9ZZ');
    expect(await screen.findByText(/could not find “ZZ99 9ZZ”/)).toBeVisible();
    expect(namesInView()).toHaveLength(3);
  });
});

describe('the radius', () => {
  test('offers 1, 2, 5, 10, 20 and 30 miles, and five unless told otherwise', () => {
    show();
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['1 mile', '2 miles', '5 miles', '10 miles', '20 miles', '30 miles']);
    expect(screen.getByRole('combobox', { name: 'Within' })).toHaveValue('5');
  });

  test('that stands in the address is offered too', () => {
    show('/?radius=7');
    expect(screen.getByRole('combobox', { name: 'Within' })).toHaveDisplayValue('7 miles');
  });

  test('searches at once when it is changed, with what stands in the field', async () => {
    answer('geocode', [town('Marsden')]);
    show();
    await userEvent.type(searchField(), 'Marsden');
    await chooseRadius('10 miles');
    expect(await screen.findByRole('heading', { name: '2 venues near Marsden' })).toBeVisible();
    expect(namesInView()).toEqual(['Beacon Hill Pools', 'Clifton Hall']);
    expect(window.location.search).toBe('?q=Marsden&radius=10');
  });
});

describe('a place without venues', () => {
  test('says the nearest farther away than what was searched', async () => {
    answer('geocode', [town('Ripponden')]);
    show('/?q=Ripponden', {}, [venueSummary('Clifton Hall', 5.03)]);
    expect(await screen.findByText(/within 5 miles of Ripponden. The nearest venue is 5\.1 miles away/)).toBeVisible();
  });

  test('offers every venue where even the widest circle has none', async () => {
    locateAt(inverness);
    show();
    await useOwnPlace();
    expect(
      await screen.findByText(/nothing within 5 miles of you. The nearest venue is 2\d\d\.\d miles away/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }));
    expect(await screen.findByRole('heading', { name: '3 venues' })).toBeVisible();
  });

  test('says no distance where no venue has a place on the map', async () => {
    locateAt(halifax);
    show('/', {}, [venueSummary('Nowhere Hall', 0, { coordinates: null })]);
    await useOwnPlace();
    expect(await screen.findByText('There is nothing within 5 miles of you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all venues' })).toBeVisible();
  });
});

describe('a venue for a camp', () => {
  const onSale = { camps: ['Clifton Hall', 'Leeds Arena'] };

  test('is chosen among those that have camps on sale, and opens at them', async () => {
    show('/?for=camps', { onSale });
    expect(await screen.findByRole('heading', { name: '2 venues have camps' })).toBeVisible();
    expect(namesInView()).toEqual(['Clifton Hall', 'Leeds Arena']);
    expect(screen.getByRole('link', { name: 'Clifton Hall' })).toHaveAttribute('href', '/camps/location/clifton-hall');
  });

  test('is looked for near a place, too', async () => {
    answer('geocode', [town('Halifax')]);
    show('/?for=camps&q=Halifax&radius=10', { onSale });
    expect(await screen.findByRole('heading', { name: '1 venue near Halifax' })).toBeVisible();
    expect(namesInView()).toEqual(['Clifton Hall']);
  });

  test('cannot be chosen while none has any, and all venues stay a press away', async () => {
    show('/?for=courses', { onSale });
    expect(await screen.findByRole('heading', { name: 'No courses are on sale at the moment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all venues' })).toHaveAttribute('href', '/');
  });

  test('is any venue for another intent', async () => {
    const { requests } = show('/?for=swimming', { onSale });
    expect(screen.getByRole('heading', { name: '3 venues' })).toBeVisible();
    expect(requests).toEqual([]);
  });
});

describe("the visitor's own place", () => {
  test('stays while the radius is changed', async () => {
    locateAt(halifax);
    show();
    await useOwnPlace();
    await chooseRadius('30 miles');
    expect(await screen.findByRole('heading', { name: '3 venues near you' })).toBeVisible();
  });

  test('gives way to the same town, searched again', async () => {
    answer('geocode', [town('Elland')]);
    locateAt(halifax);
    show('/?q=Elland');
    await screen.findByRole('heading', { name: '1 venue near Elland' });
    await useOwnPlace();
    expect(await screen.findByRole('heading', { name: '1 venue near you' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: '1 venue near Elland' })).toBeVisible();
  });

  test('that arrives after another search is no longer wanted', async () => {
    answer('geocode', []);
    let locate = () => undefined as void;
    const getCurrentPosition = (done: (position: unknown) => void) => (locate = () => done({ coords: halifax }));
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    show();
    await useOwnPlace();
    expect(screen.getByRole('button', { name: 'Use my location' })).toHaveAttribute('aria-busy', 'true');
    await searchFor('leeds');
    await screen.findByRole('heading', { name: '1 venue named “leeds”' });
    act(() => locate());
    expect(screen.getByRole('heading', { name: '1 venue named “leeds”' })).toBeVisible();
  });

  test('is refused where the browser cannot tell it', async () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    show();
    await useOwnPlace();
    expect(screen.getByRole('status')).toHaveTextContent('We could not get your location');
    expect(namesInView()).toHaveLength(3);
  });
});

test('a slow answer does not replace the answer to a later search', async () => {
  let release = () => undefined as void;
  answer('geocode', [town('Hebden Bridge')], { after: new Promise<void>((resolve) => (release = resolve)) });
  show('/?q=Hebden+Bridge');
  expect(screen.getByRole('heading', { name: 'Searching' })).toBeVisible();
  expect(namesInView()).toHaveLength(3);
  answer('geocode', []);
  await searchFor('arena');
  await screen.findByRole('heading', { name: '1 venue named “arena”' });
  release();
  await settle();
  expect(namesInView()).toEqual(['Leeds Arena']);
});

test('an operator without venues says so', async () => {
  show('/', {}, []);
  expect(await screen.findByRole('heading', { name: 'There are no venues yet' })).toBeVisible();
});

test('the search is in Welsh too', async () => {
  answer('geocode', [town('Caerdydd')]);
  show('/?q=Caerdydd', { language: 'cy' });
  expect(await screen.findByRole('heading', { name: '1 lleoliad ger Caerdydd' })).toBeVisible();
  expect(screen.getByText('Yr agosaf yn gyntaf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Defnyddio fy lleoliad' })).toBeVisible();
});
