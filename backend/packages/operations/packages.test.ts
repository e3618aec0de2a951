import { getPackageEndpoint, listPackagesEndpoint } from '#contract/packages/packages.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePricingOption } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePackage, makeVenueGroup } from '#tests/support/make/make-package.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
await makeOperator(db);
const [venue, elsewhere] = [await makeVenue(db), await makeVenue(db, { name: 'Harbour' })];
const valley = await makeVenueGroup(db, 'The valley', [venue, elsewhere]);
const [adult, junior] = [
  await makePricingOption(db, 'ticket', 560, 'Adult'),
  await makePricingOption(db, 'ticket', 340, 'Junior'),
];
const yoga = await makePricingOption(db, 'session', 620, 'Class');

const tenSwims = await makePackage(db, {
  name: 'SWIM10',
  friendlyName: 'Ten swims',
  description: 'For the price of nine.',
  contents: [
    { usages: 10, covers: [adult, junior] },
    { usages: 1, covers: [yoga] },
  ],
  expiryValue: 12,
  expiryUnit: 'month',
});
const hereOnly = await makePackage(db, { name: 'Court hours', venueId: venue.id });
const harbourOnly = await makePackage(db, { name: 'Harbour swims', venueId: elsewhere.id });
const inValley = await makePackage(db, { name: 'Valley swims', venueGroupId: valley });
const otherGroup = await makeVenueGroup(db, 'The coast', [elsewhere]);
await makePackage(db, { name: 'Coast swims', venueGroupId: otherGroup });
await makePackage(db, { name: 'Desk only', isSoldOnline: false });
await makePackage(db, { name: 'Online only', isSoldFoh: false });
const withdrawn = await makePackage(db, { name: 'Withdrawn' });
await db.updateTable('pricingOptions').set({ isSold: false }).where('id', '=', withdrawn.pricingOptionId).execute();

const base = '/api/v1/promotions/packages';
const list = async (path: string) =>
  getData(listPackagesEndpoint, await call(`${base}/${path}`)).map(({ friendlyName, name }) => friendlyName ?? name);
const read = (path: string) => call(`${base}/${path}`);

it.each([
  ['by name, where they can be used', venue, ['Court hours', 'Online only', 'Ten swims', 'Valley swims']],
  [
    'of the groups a venue is in, and its own',
    elsewhere,
    ['Coast swims', 'Harbour swims', 'Online only', 'Ten swims', 'Valley swims'],
  ],
])('lists packages %s', async (_, { slug, id }, names) => {
  expect(await list(`online/${slug}`)).toEqual(names);
  clock.advance(10);
  expect(await list(`online/${id}`)).toEqual(names);
});

it('lists what the front desk sells to staff alone', async () => {
  const [customer, clerk] = [await makePerson(db), await makePerson(db, { permissions: ['sell'] })];
  const path = `${base}/foh/${venue.slug}`;
  expect((await call(path, { token: customer.token })).status).toBe(403);
  const names = getData(listPackagesEndpoint, await call(path, { token: clerk.token })).map(({ name }) => name);
  expect(names).toEqual(['Court hours', 'Desk only', 'SWIM10', 'Valley swims']);
});

it('shows what one covers, for how long, and where', async () => {
  const shown = getData(getPackageEndpoint, await read(`online/${venue.slug}/${tenSwims.id}`));
  expect(shown).toMatchObject({
    name: 'SWIM10',
    friendlyName: 'Ten swims',
    description: 'For the price of nine.',
    venueRestriction: null,
    pricingOption: { id: tenSwims.pricingOptionId, name: 'SWIM10' },
    price: { formatted: '£50.00', value: 5000, currency: 'GBP' },
    expiry: { value: 12, unit: 'month' },
  });
  expect(shown.contents.map(({ usages, pricingOptions }) => [usages, pricingOptions.map(({ name }) => name)])).toEqual([
    [10, ['Adult', 'Junior']],
    [1, ['Class']],
  ]);
});

it.each([
  ['one venue', hereOnly, { type: 'venue', id: venue.id, name: 'Riverside', venues: [{ id: venue.id }] }],
  ['a group', inValley, { type: 'group', id: valley, name: 'The valley', venues: [{ name: 'Harbour' }, {}] }],
])('names the venues of one that is restricted to %s, and that it never ends', async (_, { id }, venueRestriction) => {
  expect(getData(getPackageEndpoint, await read(`online/${venue.slug}/${id}`))).toMatchObject({
    venueRestriction,
    expiry: null,
  });
});

it.each([
  ['a list of an unknown venue', 'online/nowhere'],
  ['an unknown channel', `web/${venue.slug}`],
  ['a package by what is no id', `online/${venue.slug}/seven`],
  ['an unknown venue', `online/nowhere/${tenSwims.id}`],
  ['an unknown package', `online/${venue.slug}/00000000-0000-4000-8000-000000000009`],
  ['one of another venue', `online/${venue.slug}/${harbourOnly.id}`],
  ['one no longer sold', `online/${venue.slug}/${withdrawn.id}`],
])('does not find %s', async (_, path) => {
  expect(getFailure(await read(path))).toMatchObject({ status: 404, code: 'not_found' });
});

it.each([
  ['page', `online/${venue.slug}?page=0`, { page: ['Must be at least 1'] }],
  ['page size', `online/${venue.slug}?per_page=101`, { per_page: ['Must be at most 100'] }],
  ['person', `online/${venue.slug}?selected_user_id=x`, { selected_user_id: ['Must be a number'] }],
])('refuses a wrong %s', async (_, path, errors) => {
  expect(getFailure(await read(path))).toMatchObject({ status: 422, errors });
});

it('pages, and says where it stands', async () => {
  const answer = await read(`online/${venue.slug}?per_page=3&page=2`);
  expect(getData(listPackagesEndpoint, answer).map(({ name }) => name)).toEqual(['Valley swims']);
  expect(paginationIn(answer)).toMatchObject({ currentPage: 2, nextPage: null, totalRecords: 4, totalPages: 2 });
});

it('may be kept for a moment by anybody, and by nobody with a token', async () => {
  const { token } = await makePerson(db);
  for (const path of [`${base}/online/${venue.slug}`, `${base}/online/${venue.slug}/${tenSwims.id}`]) {
    const { headers } = await call(path);
    expect(headers.get('cache-control')).toBe('public, max-age=5');
    expect((await call(path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await call(path, { token })).headers.get('cache-control')).toBe('private, no-store');
  }
});
