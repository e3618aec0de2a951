import { listVenuesEndpoint } from '#contract/venues/venues.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const point = { latitude: 53.5, longitude: -2.2 };
const lido = await makeVenue(db, {
  name: 'Lido',
  slug: 'lido',
  ...point,
  postcode: 'M1 1AE',
  openingTimes: 'Mo-Fr 07:00-21:00; Sa-Su off',
  poolLengths: [50],
  facilities: ['cafe', 'parking'],
});
const arena = await makeVenue(db, { name: 'Arena', slug: 'arena', facilities: ['parking'] });
// Due east, where a degree of longitude is 41 miles long: 4.1 and 8.2 miles.
await makeVenue(db, { name: 'Near', slug: 'near', latitude: 53.5, longitude: -2.1, facilities: ['pool'] });
await makeVenue(db, { name: 'Next', slug: 'next', latitude: 53.5, longitude: -2, facilities: ['cafe'] });

const group = await db
  .insertInto('categories')
  .values({ name: 'Swimming', slug: 'swimming' })
  .returning('id')
  .executeTakeFirstOrThrow();
await db.insertInto('venueActivities').values({ venueId: lido.id, categoryId: group.id, position: 2 }).execute();
await makeActivity(db, lido, { name: 'Lanes', slug: 'lanes', bookingType: 'ticketed', parentId: group.id });
await makeActivity(db, lido, { name: 'Yoga', slug: 'yoga' });
await makeActivity(db, lido, { name: 'Camp', slug: 'camp', bookingType: 'camps', schedule: { slug: 'a', ...camp() } });

function camp() {
  return { startsAt: new Date('2026-12-01T09:00:00Z'), endsAt: new Date('2026-12-02T09:00:00Z') };
}

const ask = (query: string) => call(`/api/activities/venues?${query}`);
const slugs = async (query: string) => getData(listVenuesEndpoint, await ask(query)).map(({ slug }) => slug);

describe('a page of venues', () => {
  it('is of twenty unless told otherwise, and says how many there are', async () => {
    expect(paginationIn(await ask(''))).toMatchObject({ currentPage: 1, recordsPerPage: 20, totalRecords: 4 });
    const second = await ask('page=2&per_page=3');
    expect(getData(listVenuesEndpoint, second).map(({ slug }) => slug)).toEqual(['next']);
    expect(paginationIn(second)).toMatchObject({ previousPage: 1, nextPage: null, totalRecords: 4, totalPages: 2 });
  });

  it.each([
    ['môn leisure', ['mon']],
    ['LEISURE mon', ['mon']],
    ['mon', ['mon']],
    ['leisure arena', []],
    ['%', []],
    ['m1 1ae', ['lido']],
  ])('finds "%s" by its words, whatever their order, case and accents', async (search, found) => {
    const { id } = await makeVenue(db, { name: 'Hamdden Môn Leisure', slug: 'mon', postcode: 'LL77 7QX' });
    expect(await slugs(`search=${encodeURIComponent(search)}`)).toEqual(found);
    await db.deleteFrom('venues').where('id', '=', id).execute();
  });

  it('past the end is empty, with the same total', async () => {
    const answer = await ask('page=9');
    expect(getData(listVenuesEndpoint, answer)).toEqual([]);
    expect(paginationIn(answer)).toMatchObject({ totalRecords: 4, recordsOnCurrentPage: 0 });
  });

  it('follows the distance where there is a point, over the pages', async () => {
    const near = 'latitude=53.5&longitude=-2.2&radius=10&per_page=2';
    expect([await slugs(near), await slugs(`${near}&page=2`)]).toEqual([['lido', 'near'], ['next']]);
    expect(await slugs('latitude=53.5&longitude=-2.2')).toEqual(['lido', 'near']);
    expect(paginationIn(await ask('postcode=ZE1%200AA'))).toMatchObject({ totalRecords: 0, totalPages: 0 });
  });

  it.each([
    ['per_page=101', { per_page: ['Must be at most 100'] }],
    ['page=0', { page: ['Must be at least 1'] }],
    ['category=Not%20a%20slug', { category: [expect.any(String)] }],
  ])('refuses %s', async (query, errors) => {
    expect(getFailure(await ask(query))).toMatchObject({ status: 422, errors });
  });

  it('refuses facilities that it does not know', async () => {
    expect((await ask('facility[]=bar')).status).toBe(422);
  });
});

describe('filters', () => {
  it.each([
    ['facility[]=pool', ['lido', 'near']],
    ['facility=cafe', ['lido', 'next']],
    ['facility[]=cafe&facility[]=parking', ['lido']],
    ['facility=sauna', []],
    ['category=lanes', ['lido']],
    ['category=swimming', ['lido']],
    ['category=zorbing', []],
    ['category=yoga&facility=sauna', []],
  ])('%s', async (query, found) => {
    expect(await slugs(query)).toEqual(found);
  });
});

describe('venues with camps or courses on sale', () => {
  let made = 0;
  const past = { startsAt: new Date('2026-11-01T09:00:00Z'), endsAt: new Date('2026-11-02T09:00:00Z') };
  const opensLater = { firstBookableAt: new Date('2026-11-30T09:00:00Z') };

  it.each([
    ['camps', {}, ['arena', 'lido']],
    ['camps', past, ['lido']],
    ['camps', { isActive: false }, ['lido']],
    ['camps', opensLater, ['arena', 'lido']],
    ['courses', {}, ['arena']],
    ['courses', opensLater, []],
  ] as const)('of %s that are %j', async (bookingType, schedule, found) => {
    made += 1;
    const slug = `${bookingType}-${made}`;
    const { scheduleId } = await makeActivity(db, arena, {
      slug,
      bookingType,
      schedule: { slug, ...camp(), ...schedule },
    });
    expect(await slugs(`booking_type=${bookingType}`)).toEqual(found);
    await db.deleteFrom('schedules').where('id', '=', scheduleId).execute();
  });

  it('are none where they are not offered', async () => {
    await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: false }).where('slug', '=', 'lido').execute();
    expect(await slugs('booking_type=camps')).toEqual([]);
    await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: null }).where('slug', '=', 'lido').execute();
    expect(await slugs('booking_type=camps')).toEqual(['lido']);
  });

  it('of any other kind are refused', async () => {
    expect((await ask('booking_type=classes')).status).toBe(422);
  });
});

describe('a summary', () => {
  it('has the opening of seven days from the venue’s today on', async () => {
    const [, first] = getData(listVenuesEndpoint, await ask(''));
    expect(first?.openingDays).toHaveLength(7);
    expect(first?.openingDays[0]).toEqual({
      date: '2026-11-24',
      weekday: 2,
      ranges: [{ opens: '07:00', closes: '21:00' }],
    });
    expect(first?.openingDays[4]).toMatchObject({ weekday: 6, ranges: [] });
  });

  it('has the root activities with their types, and no camps', async () => {
    const [arena, first] = getData(listVenuesEndpoint, await ask(''));
    expect(first?.activities).toEqual([
      { slug: 'yoga', name: 'Yoga', v1Type: 'class_templates', v2Type: 'classes' },
      { slug: 'swimming', name: 'Swimming', v1Type: 'fast_ticket_templates', v2Type: 'ticketed' },
    ]);
    expect(arena).toMatchObject({ activities: [], openingDays: [], distanceMiles: null });
  });
});
