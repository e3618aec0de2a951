import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import { isInWindow, saleWindow } from '#lib/time/sale-window.ts';
import { knownPlacesSize } from './known-places-size.ts';
import { knownPlaces } from './known-places.ts';

let now = 0;
let request: string[] = [];
let isDown = false;
let venues: { slug: string; venueId: string }[] = [];
let total = 0;
const tenSwims = '00000000-0000-4000-8000-000000000010';
const dates = { '2026-11-24': {}, '2026-12-02': {} };

/** A backend with one venue, a root activity with one below it, and a category of camps. */
const call = (async (id: string, input: { params?: object }) => {
  request.push([id, ...Object.values(input.params ?? {})].join(' '));
  if (isDown) throw new ApiError({ status: 502, code: 'unknown', message: '' });
  const [name] = Object.values(input.params ?? {});
  const venue = venues.find(({ slug, venueId }) => slug === name || venueId === String(name).toLowerCase());
  if (id === 'getVenue' && !venue) throw new ApiError({ status: 404, code: 'not_found', message: '' });
  if (id === 'getPackage' && Object.values(input.params ?? {}).at(-1) !== tenSwims)
    throw new ApiError({ status: 404, code: 'not_found', message: '' });
  const answers: Record<string, unknown> = {
    getPackage: {},
    getVenue: venue,
    listVenues: [],
    listVenueActivities: [{ id: 'a1', slug: 'swimming', children: [] }],
    getVenueActivity: { id: 'a1', slug: 'swimming', children: [{ id: 'a2', slug: 'lane-swimming', children: [] }] },
    listBookableCategories: [{ id: 'c1', slug: 'holiday-camps', children: [{ id: 'c2', slug: 'tennis-camps' }] }],
    listActivityDates: dates,
  };
  return { data: answers[id], pagination: { totalRecords: total } };
}) as unknown as Call;

beforeEach(() => {
  now = Date.parse('2026-11-24T09:00:00Z');
  request = [];
  isDown = false;
  venues = [{ slug: 'riverside', venueId: 'v1' }];
  total = 2014;
});

const places = () => knownPlaces(call, () => new Date(now));

describe('a path', () => {
  it.each([
    ['/', true],
    ['/basket', true],
    ['/help/contact', true],
    ['/location/riverside', true],
    ['/location/v1', true],
    ['/location/nowhere', false],
    ['/location/V1', false],
    ['/centre/riverside', true],
    ['/centre/nowhere', false],
    ['/venues/1', true],
    ['/venues/21', true],
    ['/venues/22', false],
    ['/venues/0', false],
    ['/venues/01', false],
    ['/venues/all', false],
    ['/location/Riverside', false],
    ['/location/%72iverside', false],
    ['/location/riverside/swimming', true],
    ['/location/riverside/lane-swimming', true],
    ['/location/riverside/zorbing', false],
    ['/location/nowhere/swimming/2026-11-24', false],
    ['/location/riverside/swimming/2026-11-24', true],
    ['/location/riverside/lane-swimming/2026-12-02/list', true],
    ['/location/riverside/swimming/2026-11-23', true],
    ['/location/riverside/swimming/2026-11-22', false],
    ['/location/riverside/swimming/2026-12-13', true],
    ['/location/riverside/swimming/2026-12-14', false],
    ['/location/riverside/swimming/9999-01-01', false],
    ['/location/riverside/swimming/2026-11-31', false],
    ['/location/riverside/swimming/tomorrow', false],
    ['/camps/location/riverside', true],
    ['/courses/location/nowhere', false],
    ['/camps/location/riverside/tennis-camps/timetable', true],
    ['/camps/location/riverside/zorbing-camps', false],
    ['/packages/location/riverside', true],
    ['/packages/location/nowhere', false],
    [`/packages/location/riverside/${tenSwims}/book`, true],
    [`/packages/location/riverside/${tenSwims.replace('10', '11')}/book`, false],
    ['/packages/location/riverside/ten-swims/book', false],
    [`/packages/location/nowhere/${tenSwims}/book`, false],
  ])('%s is there: %s', async (path, isThere) => {
    expect(await places()(path)).toBe(isThere);
  });
});

it('a venue that is gone is not found any more after a minute', async () => {
  const isKnown = places();
  expect(await isKnown('/location/riverside')).toBe(true);
  venues = [];
  now += 60_001;
  await isKnown('/location/riverside');
  await Promise.resolve();
  now += 5000;
  expect(await isKnown('/location/riverside')).toBe(false);
});

describe('what is kept', () => {
  it('costs no call and no waiting once it is known', async () => {
    const isKnown = places();
    await isKnown('/location/riverside/swimming/2026-11-24');
    const first = request.length;
    expect(isKnown('/location/riverside/lane-swimming')).toBe(true);
    expect(isKnown('/location/riverside/swimming/2026-11-25')).toBe(true);
    expect(request).toHaveLength(first);
  });

  it('costs one call in five seconds for what is made up, however often it is asked', async () => {
    const isKnown = places();
    for (let which = 0; which < 50; which += 1) expect(await isKnown('/location/made-up')).toBe(false);
    await Promise.all(Array.from({ length: 50 }, async (_, which) => isKnown(`/location/riverside/made-up-${which}`)));
    expect(request).toEqual([
      'getVenue made-up',
      'getVenue riverside',
      'listVenueActivities riverside',
      'getVenueActivity riverside swimming',
    ]);
    now += 5000;
    await Promise.all(Array.from({ length: 50 }, async () => isKnown('/location/made-up')));
    expect(request.filter((one) => one === 'getVenue made-up')).toHaveLength(2);
  });

  it('never reads all venues', async () => {
    const isKnown = places();
    for (const path of ['/location/riverside', '/camps/location/riverside', '/location/nowhere', '/venues/7'])
      await isKnown(path);
    expect(request).toEqual(['getVenue riverside', 'getVenue nowhere', 'listVenues']);
  });

  it('is of the last names, in no more memory than their limit, and those in use stay', async () => {
    const isKnown = places();
    const madeUp = (which: number) => `/location/${'x'.repeat(200)}-${which}`;
    await isKnown('/location/riverside');
    for (let which = 0; which < 9_000; which += 1) {
      await isKnown(madeUp(which));
      if (which % 4_000 === 0) expect(isKnown('/location/riverside')).toBe(true);
    }
    const { bytes, entries } = knownPlacesSize();
    expect([bytes <= 4 * 1024 * 1024, entries < 9_000]).toEqual([true, true]);
    expect(isKnown('/location/riverside')).toBe(true);
    const before = request.length;
    expect(await isKnown(madeUp(0))).toBe(false);
    expect(request.slice(before)).toHaveLength(1);
  });

  it('learns of a new venue within five seconds', async () => {
    const isKnown = places();
    expect(await isKnown('/location/harbour')).toBe(false);
    venues.push({ slug: 'harbour', venueId: 'v2' });
    expect(await isKnown('/location/harbour')).toBe(false);
    now += 5000;
    expect(await isKnown('/location/harbour')).toBe(true);
  });

  it('is asked for anew after a minute without anybody waiting', async () => {
    const isKnown = places();
    await isKnown('/location/riverside');
    now += 60_001;
    expect(isKnown('/location/riverside')).toBe(true);
    expect(request).toEqual(['getVenue riverside', 'getVenue riverside']);
  });

  it('says nothing while the backend cannot be asked: the page has to tell', async () => {
    isDown = true;
    const isKnown = places();
    expect(await isKnown('/location/anything')).toBe(true);
    expect(await isKnown('/location/anything/else')).toBe(true);
    expect(request).toEqual(['getVenue anything', 'listVenueActivities anything']);
    isDown = false;
    now += 5000;
    expect(await isKnown('/location/anything')).toBe(false);
  });
});

it('the window of an activity without a day on sale is this week and the next', () => {
  const window = saleWindow('2026-11-25', null);
  expect(window).toEqual({ first: '2026-11-23', last: '2026-12-06' });
  expect([isInWindow('2026-11-22', window), isInWindow('2026-12-07', window)]).toEqual([false, false]);
});

it('asks nobody about a name that no venue can have, and keeps none', async () => {
  const isKnown = places();
  for (const name of ['x'.repeat(256), 'river%20side', 'river.side', 'riverside\n'])
    expect(await isKnown(`/location/${name}`)).toBe(false);
  expect(request).toEqual([]);
  expect(knownPlacesSize()).toMatchObject({ bytes: 0, entries: 0 });
});
