import { searchSessionsEndpoint } from '#contract/timetable/search.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';
import { idsIn, searching } from '#tests/support/search/searching.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
const { ask, search } = searching(call);
await makeOperator(db);

const at = (time: string, day = '2026-11-25') => ({ startsAt: new Date(`${day}T${time}:00Z`) });
const tomorrow = 'date=2026-11-25';

/** A venue of classes at a place of its own, so that no other test finds it; `north` moves it by a mile or so. */
async function makePlace(latitude: number, north = 0, name = 'Riverside') {
  const venue = await makeVenue(db, { name, latitude: latitude + north, longitude: -2 });
  return { venue, classes: await makeActivity(db, venue), near: `${tomorrow}&latitude=${latitude}&longitude=-2` };
}

describe('where', () => {
  it('finds what is near the place, by start, then distance', async () => {
    const { classes, near } = await makePlace(51);
    const further = await makePlace(51, 0.02);
    const outside = await makePlace(51, 0.1);
    const late = await makeSession(db, classes, at('19:00'));
    const [here, there] = [
      await makeSession(db, classes, at('18:00')),
      await makeSession(db, further.classes, at('18:00')),
    ];
    await makeSession(db, outside.classes, at('18:00'));
    expect(idsIn(await search(near))).toEqual([here.id, there.id, late.id]);
    const hits = await search(`${near}&sort_by=distance`);
    expect(idsIn(hits)).toEqual([here.id, late.id, there.id]);
    expect(hits.map(({ venue }) => venue.distanceMiles)).toEqual([0, 0, 1.38]);
    expect(await search(`${near}&radius=1`)).toHaveLength(2);
    expect(await search(`${near}&radius=10`)).toHaveLength(4);
  });

  it('knows a postcode, and finds nothing near one that nobody knows', async () => {
    const { venue, classes } = await makePlace(51.5);
    await db.insertInto('postcodes').values({ code: 'HX6 2QD', latitude: 51.5, longitude: -2 }).execute();
    await makeSession(db, classes, at('18:00'));
    expect(await search(`${tomorrow}&postcode=HX6%202QD`)).toHaveLength(1);
    expect(await search(`${tomorrow}&postcode=ZE9%209ZZ`)).toEqual([]);
    expect(await search(`${tomorrow}&venue=${venue.slug}`)).toHaveLength(1);
  });

  it('has to be told when there are more than a hundred venues', async () => {
    const venue = await makeVenue(db);
    const venues = Array.from({ length: 100 }, (_, number) => ({ name: 'Other', slug: `other-${number}` }));
    expect((await ask(tomorrow)).status).toBe(200);
    await db.insertInto('venues').values(venues).execute();
    expect(getFailure(await ask(tomorrow)).errors).toEqual({ postcode: ['Required'] });
    expect(await search(`${tomorrow}&venue=${venue.slug}`)).toEqual([]);
  });
});

describe('of a venue with many', () => {
  it('the first of each day are listed, with how many there are, so that other venues show', async () => {
    const { classes, near } = await makePlace(50);
    const further = await makePlace(50, 0.02);
    const first = await makeSession(db, classes, at('09:00'));
    const second = await makeSession(db, classes, at('10:00'));
    for (const time of ['11:00', '12:00', '13:00']) await makeSession(db, classes, at(time));
    const next = await makeSession(db, classes, at('09:00', '2026-11-26'));
    const other = await makeSession(db, further.classes, at('18:00'));
    const query = `${near}&until=2026-11-26&sort_by=distance&per_venue=2`;
    const hits = await search(query);
    expect(hits.map(({ occurrence, venueHits }) => [occurrence.id, venueHits])).toEqual([
      [first.id, 5],
      [second.id, 5],
      [next.id, 1],
      [other.id, 1],
    ]);
    expect(paginationIn(await ask(`${query}&per_page=3`))).toMatchObject({ totalRecords: 4, nextPage: 2 });
    expect(paginationIn(await ask(`${query}&per_page=3&page=9`))).toMatchObject({ totalRecords: 4 });
    expect((await search(near)).map(({ venueHits }) => venueHits)).toEqual(Array.from({ length: 6 }, () => null));
  });
});

describe('when', () => {
  it('reads times by the clock of the venue, on both sides of a clock change', async () => {
    const { classes, near } = await makePlace(52);
    const query = near.replace(tomorrow, 'date=2027-03-27&until=2027-03-28&start_time=18:00&end_time=19:00');
    const winter = await makeSession(db, classes, at('18:00', '2027-03-27'));
    const summer = await makeSession(db, classes, at('17:30', '2027-03-28'));
    await makeSession(db, classes, at('18:00', '2027-03-28'));
    await makeSession(db, classes, at('17:30', '2027-03-27'));
    expect(idsIn(await search(query))).toEqual([winter.id, summer.id]);
  });

  it('reads them by the zone of each venue', async () => {
    const { classes, near, venue } = await makePlace(52.5);
    await db.updateTable('venues').set({ timezone: 'America/New_York' }).where('id', '=', venue.id).execute();
    const session = await makeSession(db, classes, at('23:00'));
    const [hit] = await search(`${near}&start_time=18:00&end_time=18:30`);
    expect(hit?.occurrence).toMatchObject({ id: session.id, startsAt: { local: '2026-11-25 18:00:00' } });
  });

  it.each([
    ['until=2026-11-24', { until: ['Must be at least 2026-11-25'] }],
    ['until=2026-12-10', { until: ['Must be at most 2026-12-09'] }],
    ['start_time=18:00&end_time=18:00', { end_time: ['Must be later than 18:00'] }],
    ['start_time=25:00', { start_time: ['Must be a time (HH:MM)'] }],
    ['places=0', { places: ['Must be at least 1'] }],
    ['radius=31', { radius: ['Must be at most 30'] }],
    [`category=${'x'.repeat(256)}`, { 'category.0': ['Must contain at most 255 character(s)'] }],
    ['per_page=101', { per_page: ['Must be at most 100'] }],
  ])('refuses %s', async (query, errors) => {
    const failure = getFailure(await ask(`${tomorrow}&latitude=10&longitude=10&${query}`));
    expect(failure).toMatchObject({ status: 422, code: 'validation_failed', errors });
  });

  it('asks for the date', async () => {
    expect(getFailure(await ask('latitude=10&longitude=10')).errors).toEqual({ date: ['Required'] });
  });
});

describe('what', () => {
  it('is a category with those below it, any of several', async () => {
    const { venue, near } = await makePlace(53);
    const swimming = await makeActivity(db, venue, { name: 'Swimming' });
    const lanes = await makeActivity(db, venue, { name: 'Lanes', parentId: swimming.categoryId });
    const gym = await makeActivity(db, venue, { name: 'Gym' });
    await makeActivity(db, venue);
    const sessions = [
      await makeSession(db, swimming, at('10:00')),
      await makeSession(db, lanes, at('11:00')),
      await makeSession(db, gym, at('12:00')),
    ].map(({ id }) => id);
    expect(idsIn(await search(`${near}&category=${swimming.slug}`))).toEqual(sessions.slice(0, 2));
    expect(idsIn(await search(`${near}&category=${lanes.slug}&category=${gym.slug}`))).toEqual(sessions.slice(1));
    expect(idsIn(await search(near))).toEqual(sessions);
  });

  it('is found by name without accents, in any order and case, by the names of categories too', async () => {
    const { venue, near } = await makePlace(53.5);
    const swimming = await makeActivity(db, venue, { name: 'Nofio teulu' });
    const lane = await makeSession(db, swimming, { ...at('10:00'), templateName: 'Lôn 100% Swim' });
    const quiet = await makeSession(db, swimming, { ...at('11:00'), templateName: 'Quiet swim' });
    const find = async (text: string) => idsIn(await search(`${near}&category=${encodeURIComponent(text)}`));
    expect(await find('swim lon')).toEqual([lane.id]);
    expect(await find('LÔN')).toEqual([lane.id]);
    expect(await find('teulu quiet')).toEqual([quiet.id]);
    expect(await find('nofio')).toEqual([lane.id, quiet.id]);
    expect(await find('100% lon')).toEqual([lane.id]);
    expect(await find('_uiet')).toEqual([]);
    expect(await find('yoga')).toEqual([]);
  });
});

describe('what can be booked', () => {
  it('has not begun, is on sale, is sold by itself and is offered by the venue', async () => {
    const { classes, near } = await makePlace(54);
    const today = near.replace(tomorrow, 'date=2026-11-24');
    const free = await makeSession(db, classes, at('18:01', '2026-11-24'));
    const other = at('19:00', '2026-11-24');
    const past = new Date('2026-11-24T17:59:59Z');
    await makeSession(db, classes, at('18:00', '2026-11-24'));
    await makeSession(db, classes, { ...other, lastBookableAt: past });
    await makeSession(db, classes, { ...other, firstBookableAt: new Date('2026-11-24T18:00:01Z') });
    await makeSession(db, classes, { ...other, status: 'clashing' });
    await makeSession(db, classes, { ...other, status: 'cancelled', cancelledAt: past });
    await makeSession(db, classes, { ...other, isSoldIndividually: false });
    const hidden = await makeActivity(db, classes.venue);
    await db.deleteFrom('venueActivities').where('categoryId', '=', hidden.categoryId).execute();
    await makeSession(db, hidden, other);
    expect(idsIn(await search(today))).toEqual([free.id]);
    expect((await search(today))[0]?.occurrence.bookableAction).toMatchObject({ action: 'book' });
  });

  it('has as many places as asked for', async () => {
    const { classes, near } = await makePlace(54.5);
    await makeSession(db, classes, { ...at('10:00'), maximum: 4, consumedOnline: 4 });
    const three = await makeSession(db, classes, { ...at('11:00'), maximum: 4, consumedFoh: 1 });
    const split = { capacityStrategy: 'split', maximum: 12, maximumOnline: 2, maximumFoh: 10 } as const;
    const two = await makeSession(db, classes, { ...at('12:00'), ...split });
    expect(idsIn(await search(near))).toEqual([three.id, two.id]);
    expect(idsIn(await search(`${near}&places=3`))).toEqual([three.id]);
    expect(await search(`${near}&places=4`)).toEqual([]);
  });

  it.each([
    ['the lowest price of tickets', 55, [540, 310], 310],
    ['the lowest price of tickets that are not free', 55.1, [540, 0, 310], 310],
    ['that all tickets are free', 55.2, [0, 0], 0],
  ])('shows %s', async (_, latitude, prices, lowest) => {
    const { venue, near } = await makePlace(latitude);
    const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
    for (const [index, price] of prices.entries()) await makeTicket(db, swimming, { price, number: index + 1 });
    await makeSession(db, swimming, at('10:00'));
    expect((await search(near))[0]).toMatchObject({ priceFrom: { value: lowest }, freeCourts: null });
  });

  it('shows the courts that are free at a start as one hit', async () => {
    const { venue, near } = await makePlace(55.5);
    const courts = await makeActivity(db, venue, { bookingType: 'resources' });
    const [one, two, three] = [
      await makeLocation(db, venue, 'Court 1'),
      await makeLocation(db, venue, 'Court 2'),
      await makeLocation(db, venue, 'Court 3'),
    ];
    const first = await makeSlot(db, courts, { id: one }, at('10:00'));
    await makeSlot(db, courts, { id: two, name: 'Court 2' }, { ...at('10:00'), price: 900 });
    await makeSlot(db, courts, { id: three, name: 'Court 3' }, { ...at('10:00'), consumedOnline: 1 });
    const later = await makeSlot(db, courts, { id: one }, at('11:00'));
    const hits = await search(`${near}&places=4`);
    expect(idsIn(hits)).toEqual([first.id, later.id]);
    expect(hits.map(({ freeCourts }) => freeCourts)).toEqual([2, 1]);
    expect(hits[0]?.priceFrom).toMatchObject({ value: 620 });
  });
});

it('answers in pages that neither overlap nor change their order', async () => {
  const { venue, classes, near } = await makePlace(56);
  const gym = await makeActivity(db, venue);
  for (const activity of [classes, gym, classes, gym, classes]) await makeSession(db, activity, at('10:00'));
  const all = idsIn(await search(near));
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await ask(`${near}&per_page=2&page=${page}`));
  expect(pages.flatMap((page) => idsIn(getData(searchSessionsEndpoint, page)))).toEqual(all);
  expect(all).toHaveLength(5);
  expect(pages.map((page) => paginationIn(page)?.recordsOnCurrentPage)).toEqual([2, 2, 1, 0]);
  expect(pages.map((page) => paginationIn(page)?.totalRecords)).toEqual([5, 5, 5, 5]);
  expect(pages.map((page) => paginationIn(page)?.nextPage)).toEqual([2, 3, null, null]);
});
