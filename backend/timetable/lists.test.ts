import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';
import {
  listActivityDatesEndpoint,
  listActivitySlotsEndpoint,
  listActivityTimesEndpoint,
  listActivityTimetableEndpoint,
} from '#contract/timetable/timetable.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
await makeOperator(db);
const moving = await makeVenue(db, { slug: 'moving', activitiesV2MigrationDate: '2026-11-26' });
const classes = await makeActivity(db, moving, { slug: 'classes' });
const courts = await makeActivity(db, moving, { slug: 'badminton', bookingType: 'resources', price: 900 });

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const of = (activity: string, what: string, query = '') =>
  `/api/activities/venue/moving/activity/${activity}/${what}?${query}`;
const timetable = async (what: string, date: string, token?: string) =>
  getData(listActivityTimetableEndpoint, await call(of('classes', what, `date=${date}`), { token }));

describe('the move from v1 to v2', () => {
  beforeAll(async () => {
    await makeSession(db, classes, { startsAt: new Date('2026-11-25T10:00:00Z') });
    await makeSession(db, classes, { startsAt: new Date('2026-11-26T10:00:00Z') });
  });

  it('shows each day through one family of calls only', async () => {
    const before = await timetable('timetable', '2026-11-25');
    const after = await timetable('v2/timetable', '2026-11-26');
    expect(before).toMatchObject([{ isV2: false }]);
    expect(after).toMatchObject([{ isV2: true }]);
    expect(before[0]?.id).toEqual(expect.any(Number));
    expect(after[0]?.id).toEqual(expect.stringMatching(/^.{34}$/));
    for (const what of ['timetable', 'times', 'slots']) {
      expect((await call(of('classes', `v2/${what}`, 'date=2026-11-25'))).json).toMatchObject({ data: [] });
      expect((await call(of('classes', what, 'date=2026-11-26'))).json).toMatchObject({ data: [] });
    }
  });

  it('leaves both ids naming the same session', async () => {
    const [session] = await timetable('v2/timetable', '2026-11-26');
    const byNew = getData(getActivityEndpoint, await call(`/api/activities/${session?.id}`));
    expect(getData(getActivityEndpoint, await call(`/api/activities/${byNew.v1Id}`))).toEqual(byNew);
    expect(byNew).toMatchObject({ tickets: null, clashes: [], capacityByChannel: null, customQuestionSections: [] });
  });

  it('is v1 for a venue without a date, or with v2 switched off', async () => {
    for (const input of [{ activitiesV2MigrationDate: null }, { activitiesV2Enabled: false }]) {
      const venue = await makeVenue(db, input);
      const activity = await makeActivity(db, venue);
      await makeSession(db, activity);
      const path = `/api/activities/venue/${venue.slug}/activity/${activity.slug}`;
      expect(getData(listActivityTimetableEndpoint, await call(`${path}/timetable?date=2026-11-24`))).toHaveLength(1);
      expect(getData(listActivityTimetableEndpoint, await call(`${path}/v2/timetable?date=2026-11-24`))).toEqual([]);
    }
  });
});

describe('dates', () => {
  it('run from today to the last session, saying of each which family it is and whether there is anything', async () => {
    const venue = await makeVenue(db, { activitiesV2MigrationDate: '2026-11-26' });
    const activity = await makeActivity(db, venue);
    await makeSession(db, activity, { startsAt: new Date('2026-11-24T08:00:00Z') });
    await makeSession(db, activity, { startsAt: new Date('2026-11-26T08:00:00Z') });
    await makeSession(db, activity, {
      startsAt: new Date('2026-11-28T08:00:00Z'),
      status: 'cancelled',
      cancelledAt: new Date(),
    });
    const path = `/api/activities/venue/${venue.slug}/activity-category/${activity.slug}/dates`;
    const dates = getData(listActivityDatesEndpoint, await call(path));
    expect(Object.values(dates)).toEqual([
      { raw: '2026-11-24', fullDatePretty: 'Tuesday 24 November 2026', isV2: false, available: false },
      { raw: '2026-11-25', fullDatePretty: 'Wednesday 25 November 2026', isV2: false, available: false },
      { raw: '2026-11-26', fullDatePretty: 'Thursday 26 November 2026', isV2: true, available: true },
    ]);
    expect(Object.keys(dates)).toEqual(Object.values(dates).map(({ raw }) => raw));
  });

  it('begin on the venue’s day, which in summer begins an hour before UTC’s', async () => {
    clock.set('2026-06-30T23:30:00Z');
    const activity = await makeActivity(db, moving);
    await makeSession(db, activity, { startsAt: new Date('2026-07-01T09:00:00Z') });
    const path = `/api/activities/venue/moving/activity-category/${activity.slug}/dates`;
    expect(Object.keys(getData(listActivityDatesEndpoint, await call(path)))).toEqual(['2026-07-01']);
  });

  it('are none for an activity without sessions, and 404 for one not offered', async () => {
    const activity = await makeActivity(db, moving);
    const path = '/api/activities/venue/moving/activity-category';
    expect(getData(listActivityDatesEndpoint, await call(`${path}/${activity.slug}/dates`))).toEqual({});
    expect((await call(`${path}/skiing/dates`)).status).toBe(404);
  });
});

describe('courts', () => {
  let court1 = '';
  let court2 = '';
  beforeAll(async () => {
    court1 = await makeLocation(db, moving, 'Court 1');
    court2 = await makeLocation(db, moving, 'Court 2');
    for (const hour of [10, 11]) {
      const startsAt = new Date(`2026-11-27T${hour}:00:00Z`);
      await makeSlot(db, courts, { id: court2, name: 'Court 2' }, { startsAt });
      await makeSlot(db, courts, { id: court1, name: 'Court 1' }, { startsAt });
    }
  });
  const slots = async (query: string) =>
    getData(listActivitySlotsEndpoint, await call(of('badminton', 'v2/slots', `date=2026-11-27&${query}`)));

  it('are grouped by time, with their places added up', async () => {
    const times = getData(listActivityTimesEndpoint, await call(of('badminton', 'v2/times', 'date=2026-11-27')));
    expect(times).toMatchObject([
      {
        startsAt: { local: '2026-11-27 10:00:00' },
        capacity: { available: 2, maximum: 2 },
        price: { value: 900 },
        bookableAction: { action: 'book' },
      },
      { startsAt: { local: '2026-11-27 11:00:00' } },
    ]);
    expect(times[0]?.occurrenceIds).toHaveLength(2);
  });

  it('are listed by start, then location; of one location or one time when asked', async () => {
    expect(
      (await slots('')).map(({ locationName, startsAt }) => `${startsAt.local.slice(11, 13)} ${locationName}`),
    ).toEqual(['10 Court 1', '10 Court 2', '11 Court 1', '11 Court 2']);
    expect((await slots(`location_id=${court2}`)).map(({ locationName }) => locationName)).toEqual([
      'Court 2',
      'Court 2',
    ]);
    const [first] = await slots('');
    expect(await slots(`composite_key=${encodeURIComponent(first?.compositeKey ?? '')}`)).toHaveLength(2);
    expect(await slots('composite_key=another')).toEqual([]);
  });

  it('show as taken while an overlapping time of the same court is', async () => {
    const overlapping = await makeSlot(db, courts, { id: court1 }, { startsAt: new Date('2026-11-27T10:30:00Z') });
    const { id } = await makePerson(db);
    await makeBooking(db, overlapping, id);
    clock.advance(5);
    const [first, second] = await slots('');
    expect(first).toMatchObject({
      locationName: 'Court 1',
      capacity: { available: 0 },
      bookableAction: { reason: 'full' },
    });
    expect(second).toMatchObject({ locationName: 'Court 2', capacity: { available: 1 } });
  });
});

describe('a timetable', () => {
  it('shows the member’s own price, and everybody else the standard one', async () => {
    const member = await makePerson(db);
    const activity = await makeActivity(db, moving, { slug: 'pilates' });
    await makeSession(db, activity, { startsAt: new Date('2026-11-28T10:00:00Z') });
    await makeMemberPrice(
      db,
      await makeMembership(db, { venue: moving, userId: member.id }),
      activity.pricingOptionId ?? '',
      310,
    );
    const path = of('pilates', 'v2/timetable', 'date=2026-11-28');
    const priceFor = async (token?: string) =>
      getData(listActivityTimetableEndpoint, await call(path, { token }))[0]?.price?.value;
    expect(await priceFor()).toBe(620);
    expect(await priceFor(member.token)).toBe(310);
  });

  it('counts lapsed holds as free', async () => {
    const activity = await makeActivity(db, moving, { slug: 'yoga' });
    const session = await makeSession(db, activity, { startsAt: new Date('2026-11-28T10:00:00Z'), maximum: 1 });
    const { token } = await makePerson(db);
    await call('/api/checkout/cart/add', { token, body: { items: { id: session.id, type: 'purchasableOccurrence' } } });
    const available = async () =>
      getData(listActivityTimetableEndpoint, await call(of('yoga', 'v2/timetable', 'date=2026-11-28')))[0]?.capacity
        .available;
    expect(await available()).toBe(0);
    clock.advance(15 * 60);
    expect(await available()).toBe(1);
  });

  it('shows each channel its own places when they are split', async () => {
    const activity = await makeActivity(db, moving, { slug: 'spin' });
    await makeSession(db, activity, {
      startsAt: new Date('2026-11-28T10:00:00Z'),
      capacityStrategy: 'split',
      maximum: 10,
      maximumOnline: 7,
      maximumFoh: 3,
    });
    const path = of('spin', 'v2/timetable', 'date=2026-11-28');
    const { token } = await makePerson(db, { permissions: ['customers'] });
    const capacityFor = async (more: string, as?: string) =>
      getData(listActivityTimetableEndpoint, await call(path + more, { token: as }))[0]?.capacity;
    expect(await capacityFor('')).toEqual({ available: 7, consumed: 0, maximum: 7 });
    expect(await capacityFor('&source=foh', token)).toEqual({ available: 3, consumed: 0, maximum: 3 });
    expect((await call(`${path}&source=foh`)).status).toBe(403);
  });

  it('needs a date, and one that exists', async () => {
    expect(getFailure(await call(of('classes', 'timetable'))).errors).toEqual({ date: ['Required'] });
    const odd = getFailure(await call(of('classes', 'times', 'date=2026-02-30')));
    expect(odd.errors).toEqual({ date: ['Must be a date (YYYY-MM-DD)'] });
  });

  it.each([
    '/api/activities/venue/nowhere/activity/classes/timetable?date=2026-11-25',
    of('skiing', 'slots', 'date=2026-11-25'),
  ])('is 404 for %s', async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});

it.each(['q3vN0c1TQm2b7Zk9XwLr8A202611241830', '1', '9999999999999999', 'client-of-nobody'])(
  'answers 404 to the session %s',
  async (id) => {
    expect((await call(`/api/activities/${id}`)).status).toBe(404);
  },
);
