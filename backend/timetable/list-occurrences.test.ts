import {
  listOccurrenceFiltersEndpoint,
  listOccurrencesEndpoint,
  getOccurrenceEndpoint,
} from '#contract/timetable/list-occurrences.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, clock: testClock() });
await makeOperator(db);
const riverside = await makeVenue(db, { name: 'Riverside' });
const marina = await makeVenue(db, { name: 'Marina', timezone: 'Atlantic/Canary' });
const classes = await makeActivity(db, riverside, { name: 'Classes' });
const courts = await makeActivity(db, marina, { name: 'Courts', bookingType: 'resources' });
const swims = await makeActivity(db, riverside, { name: 'Swims', bookingType: 'ticketed' });
const ticket = await makeTicket(db, swims);
const court = await makeLocation(db, marina, 'Court 1');
const desk = await makePerson(db, { permissions: ['timetable'] });
const seller = await makePerson(db, { permissions: ['sell', 'customers', 'categories', 'attendance', 'refunds'] });
const robin = await makePerson(db);

const at = (text: string) => new Date(`2026-${text}:00Z`);
const dana = { id: '0f0e0d0c-0000-4000-8000-000000000001', name: 'Dana Price' };
await db.insertInto('instructors').values(dana).execute();
const summer = await makeSession(db, classes, { startsAt: at('07-01T08:00'), instructors: JSON.stringify([dana]) });
const slot = await makeSlot(
  db,
  courts,
  { id: court },
  { startsAt: at('07-01T08:30'), capacityStrategy: 'split', maximum: 2, maximumOnline: 1, maximumFoh: 1 },
);
const clashing = await makeSession(db, classes, { startsAt: at('07-01T22:30'), status: 'clashing' });
const swim = await makeSession(db, swims, { startsAt: at('07-02T08:00') });
const off = await makeSession(db, classes, {
  startsAt: at('07-02T09:00'),
  status: 'cancelled',
  cancelledAt: at('06-01T09:00'),
});

const base = '/api/v1/activities/occurrences';
const july = 'starts_after=2026-07-01%2000:00:00&starts_before=2026-07-08%2000:00:00';
const list = async (query: string, token?: string) =>
  getData(listOccurrencesEndpoint, await call(`${base}?${query}`, { token }));
const ids = async (query: string) => (await list(query)).map(({ id }) => id);

describe('a list of sessions', () => {
  it.each([
    ['all by start, then id', july, [summer, slot, clashing, swim, off]],
    [
      'from the first time on',
      'starts_after=2026-07-01%2009:00:00&starts_before=2026-07-02%2000:00:00',
      [summer, slot, clashing],
    ],
    ['before the last time', 'starts_after=2026-07-01%2000:00:00&starts_before=2026-07-01%2009:30:00', [summer]],
    ['by the clock of each venue', 'starts_after=2026-07-01%2009:30:00&starts_before=2026-07-01%2009:30:01', [slot]],
    ['of venues', `${july}&venue_ids=${marina.id}`, [slot]],
    [
      'of several venues',
      `${july}&venue_ids=${marina.id}&venue_ids[]=${riverside.id}`,
      [summer, slot, clashing, swim, off],
    ],
    ['of categories', `${july}&category_ids=${swims.categoryId}`, [swim]],
    ['of schedules', `${july}&schedule_ids=${courts.scheduleId}`, [slot]],
    ['of recurrences', `${july}&recurrence_ids=${marina.id}`, []],
    ['of locations', `${july}&location_ids=${court}`, [slot]],
    ['that clash', `${july}&clashing=only_clashing`, [clashing]],
    ['that do not clash', `${july}&clashing=only_non_clashing`, [summer, slot, swim, off]],
    ['of a page', `${july}&per_page=2&page=2`, [clashing, swim]],
    ['past the end', `${july}&page=9`, []],
  ])('has those %s', async (_, query, sessions) => {
    expect(await ids(query)).toEqual(sessions.map(({ id }) => id));
  });

  it('is not counted, and says whether more follow', async () => {
    const page = async (query: string) => paginationIn(await call(`${base}?${july}&${query}`));
    const first = { previousPage: null, currentPage: 1, nextPage: 2, recordsPerPage: 2, recordsOnCurrentPage: 2 };
    const uncounted = { totalRecords: null, totalPages: null };
    expect(await page('per_page=2')).toEqual({
      ...first,
      ...uncounted,
      firstRecordOnCurrentPage: 1,
      lastRecordOnCurrentPage: 2,
    });
    expect(await page('per_page=2&page=3')).toMatchObject({
      previousPage: 2,
      nextPage: null,
      firstRecordOnCurrentPage: 5,
    });
    expect(await page('per_page=5')).toMatchObject({ nextPage: null });
    expect(await page('page=4')).toMatchObject({
      recordsOnCurrentPage: 0,
      firstRecordOnCurrentPage: 0,
      lastRecordOnCurrentPage: 0,
    });
  });

  it('says what can be done only when that is asked for', async () => {
    expect((await list(july)).map(({ bookableAction }) => bookableAction)).toEqual([null, null, null, null, null]);
    const [first] = await list(`${july}&with_bookable_context=true`);
    expect(first?.bookableAction).toMatchObject({ reason: 'started' });
  });

  it('has tickets, and for staff of the timetable places by channel', async () => {
    const byId = async (token?: string) => new Map((await list(july, token)).map((one) => [one.id, one]));
    const seen = await byId();
    expect(seen.get(swim.id)?.tickets).toMatchObject([{ id: ticket.id, name: 'Adult' }]);
    expect(seen.get(summer.id)?.tickets).toBeNull();
    expect(seen.get(slot.id)).toMatchObject({ capacityStrategy: 'split', capacityByChannel: null });
    expect((await byId(desk.token)).get(slot.id)?.capacityByChannel).toEqual({ online: 1, foh: 1 });
  });

  it('is cached for visitors for five seconds, and never with a token', async () => {
    const anonymous = await call(`${base}?${july}`);
    expect(anonymous.headers.get('cache-control')).toBe('public, max-age=5');
    expect(anonymous.headers.get('vary')).toContain('Authorization, X-Selected-User-Id');
    const etag = anonymous.headers.get('etag') ?? '';
    expect((await call(`${base}?${july}`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const personal = await call(`${base}?${july}`, { token: robin.token });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the channel of staff', () => {
  it.each([
    ['a visitor', 403, undefined],
    ['a customer', 403, robin.token],
    ['staff without the permission', 403, seller.token],
    ['staff of the timetable', 200, desk.token],
  ])('is open to %s: %s', async (_, status, token) => {
    expect((await call(`${base}?${july}&source=foh`, { token })).status).toBe(status);
    expect((await call(`${base}/filters?${july}&source=foh`, { token })).status).toBe(status);
  });

  it('sees the places of that channel', async () => {
    const [one] = await list(`${july}&schedule_ids=${courts.scheduleId}&source=foh`, desk.token);
    expect(one?.capacity).toEqual({ available: 1, consumed: 0, maximum: 1 });
  });
});

describe('a bad request', () => {
  const stamp = 'Must be a date and time (YYYY-MM-DD HH:MM:SS)';
  it.each([
    ['', { starts_after: ['Required'], starts_before: ['Required'] }],
    ['starts_after=2026-07-01&starts_before=2026-02-30%2000:00:00', { starts_after: [stamp], starts_before: [stamp] }],
    [`${july}&venue_ids=`, { venue_ids: ['Required'] }],
    [
      `${july}&venue_ids=x&clashing=some&page=0&per_page=101&with_bookable_context=maybe&source=web`,
      {
        'venue_ids.0': ['Must be a UUID'],
        clashing: ['Must be one of: only_clashing, only_non_clashing, all'],
        page: ['Must be at least 1'],
        per_page: ['Must be at most 100'],
        with_bookable_context: ['Must be of type boolean'],
        source: ['Must be one of: online, foh'],
      },
    ],
    [
      'starts_after=2026-07-01%2010:00:00&starts_before=2026-10-02%2010:00:01&page=0',
      {
        starts_before: ['Must be at most 2026-10-02 10:00:00'],
        page: ['Must be at least 1'],
      },
    ],
  ])('%s is refused with all its faults', async (query, errors) => {
    const failure = getFailure(await call(`${base}?${query}`));
    expect(failure).toMatchObject({ status: 422, code: 'validation_failed', errors });
  });

  it('is not one of exactly 93 days, nor of 100 to a page', async () => {
    expect(
      await ids('starts_after=2026-07-01%2000:00:00&starts_before=2026-10-02%2000:00:00&per_page=100'),
    ).toHaveLength(5);
  });

  it.each([
    ['without times', '', { starts_after: ['Required'], starts_before: ['Required'] }],
    [
      'of more than 93 days',
      'starts_after=2026-07-01%2010:00:00&starts_before=2026-10-02%2010:00:01&',
      { starts_before: ['Must be at most 2026-10-02 10:00:00'] },
    ],
  ])('is a list of filters %s', async (_, query, errors) => {
    const failure = getFailure(await call(`${base}/filters?${query}booking_types=golf`));
    expect(failure).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { ...errors, 'booking_types.0': ['Must be one of: ticketed, resources, classes, courses, camps'] },
    });
  });

  it('is not a list of filters of exactly 93 days', async () => {
    const days = 'starts_after=2026-07-01%2010:00:00&starts_before=2026-10-02%2010:00:00';
    expect((await call(`${base}/filters?${days}`, { token: seller.token })).status).toBe(200);
  });

  it.each([
    ['a visitor', undefined],
    ['a customer', robin.token],
  ])('is a list of filters of more than 31 days of %s', async (_, token) => {
    const month = 'starts_after=2026-07-01%2000:00:00&starts_before=2026-08-01%2000:00:00';
    expect((await call(`${base}/filters?${month}`, { token })).status).toBe(200);
    const more = 'starts_after=2026-07-01%2023:59:59&starts_before=2026-08-01%2000:00:01';
    expect(getFailure(await call(`${base}/filters?${more}`, { token })).errors).toEqual({
      starts_before: ['Must be at most 2026-08-01 00:00:00'],
    });
  });
});

describe('what a list can be filtered by', () => {
  const filters = async (query: string) =>
    getData(listOccurrenceFiltersEndpoint, await call(`${base}/filters?${july}${query}`));

  it('are those of whole days, so that every minute of a day is one question to the database', async () => {
    const statements: string[] = [];
    const counted = testBackend({
      db: db.withPlugin({
        transformQuery: ({ node }) => {
          statements.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      clock: testClock(),
    });
    const ask = async (from: string, to: string) =>
      (await counted.call(`${base}/filters?starts_after=2026-07-01%20${from}&starts_before=2026-07-02%20${to}`)).text;
    const first = await ask('00:00:00', '23:59:00');
    const ofFirst = statements.length;
    expect(first).toContain('Marina');
    expect(await ask('09:17:31', '00:00:01')).toBe(first);
    expect(await ask('23:59:59', '11:11:11')).toBe(first);
    expect(ofFirst).toBeGreaterThan(0);
    expect(statements).toHaveLength(ofFirst);
  });

  it('is, of some venues, what their sessions name', async () => {
    const { venues, categories, locations } = await filters(`&venue_ids=${marina.id}`);
    expect(venues.map(({ name }) => name)).toEqual(['Marina']);
    expect(categories.map(({ name }) => name)).toEqual(['Courts']);
    expect(locations.map(({ names }) => names[0])).toEqual(['Court 1']);
    expect(getFailure(await call(`${base}/filters?${july}&venue_ids=`)).errors).toEqual({ venue_ids: ['Required'] });
  });

  it('is what the sessions of the time name, each once and by name', async () => {
    expect(await filters('')).toMatchObject({
      venues: [
        { id: marina.id, name: 'Marina' },
        { id: riverside.id, name: 'Riverside' },
      ],
      categories: [{ name: 'Classes', bookingType: 'classes' }, { name: 'Courts' }, { name: 'Swims' }],
      schedules: [{ reference: 'TEST' }, { reference: 'TEST' }, { reference: 'TEST' }],
      locations: [{ id: court, names: ['Court 1', 'Riverside'] }],
      instructors: [dana],
      bookingTypes: ['ticketed', 'resources', 'classes'],
    });
  });

  it('is narrowed by booking types, and empty where nothing is on', async () => {
    expect(await filters('&booking_types=resources&booking_types=camps')).toMatchObject({
      venues: [{ id: marina.id }],
      instructors: [],
      bookingTypes: ['resources'],
    });
    const empty = await call(`${base}/filters?starts_after=2030-01-01%2000:00:00&starts_before=2030-02-01%2000:00:00`);
    expect(getData(listOccurrenceFiltersEndpoint, empty)).toEqual({
      venues: [],
      categories: [],
      schedules: [],
      locations: [],
      instructors: [],
      bookingTypes: [],
    });
  });
});

describe('one session', () => {
  it('is found by its 34 characters, with what can be done', async () => {
    const one = getData(getOccurrenceEndpoint, await call(`${base}/${swim.id}`));
    expect(one).toMatchObject({ id: swim.id, scheduleReference: 'TEST', bookableAction: { reason: 'started' } });
    expect(one).not.toHaveProperty('customQuestionSections');
    const without = await call(`${base}/${swim.id}?with_bookable_context=false`);
    expect(getData(getOccurrenceEndpoint, without).bookableAction).toBeNull();
  });

  it.each(['x'.repeat(34), 'x', String(swim.v1Id)])('is not found as %s', async (id) => {
    expect(getFailure(await call(`${base}/${id}`))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
