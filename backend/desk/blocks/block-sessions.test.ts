import { createBlockBookingEndpoint } from '#contract/desk/block-bookings.ts';
import { listBlockSessionsEndpoint } from '#contract/desk/block-sessions.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const clerk = await makePerson(db, { permissions: ['sell', 'customers'] });
const classes = await makeActivity(db, venue);

const send = (query: Record<string, string>, categoryId = classes.categoryId) =>
  call(
    `/api/foh/block-sessions?${new URLSearchParams({ venue: venue.slug, category_id: categoryId, ...query }).toString()}`,
    { token: clerk.token },
  );
const list = async (...parameters: Parameters<typeof send>) =>
  getData(listBlockSessionsEndpoint, await send(...parameters));

/** Tuesdays of four weeks. */
const tuesdays = { weekdays: '2', from: '2026-12-01', until: '2026-12-28' };
const at = (stamp: string) => new Date(stamp);

it('finds the sessions of the weekday between the times, by the clock of the venue, and the days without one', async () => {
  const activity = await makeActivity(db, venue);
  const inTime = await makeSession(db, activity, { startsAt: at('2026-12-01T18:00:00Z'), maximum: 20, price: 500 });
  await makeSession(db, activity, { startsAt: at('2026-12-01T20:01:00Z') });
  await makeSession(db, activity, { startsAt: at('2026-12-02T18:00:00Z') });
  await makeSession(db, activity, {
    startsAt: at('2026-12-15T18:00:00Z'),
    status: 'cancelled',
    cancelledAt: at('2026-11-20T00:00:00Z'),
  });
  const found = await list({ ...tuesdays, earliest: '18:00', latest: '20:00' }, activity.categoryId);
  expect(found).toMatchObject({
    sessions: [{ id: inTime.id, available: 20, price: { value: 500 }, clash: null }],
    hasMore: false,
    daysWithout: ['2026-12-08', '2026-12-15', '2026-12-22'],
  });
});

it('keeps the wall time over the change of the clocks', async () => {
  const activity = await makeActivity(db, venue);
  await makeSession(db, activity, { startsAt: at('2027-03-23T18:00:00Z') });
  await makeSession(db, activity, { startsAt: at('2027-03-30T17:00:00Z') });
  const query = { weekdays: '2', from: '2027-03-22', until: '2027-04-04', earliest: '18:00', latest: '18:00' };
  const { sessions } = await list(query, activity.categoryId);
  expect(sessions.map(({ startsAt }) => startsAt.local)).toEqual(['2027-03-23 18:00:00', '2027-03-30 18:00:00']);
});

it('says of each what is in its way: places, what the account has of it already, a session that cannot be booked', async () => {
  const activity = await makeActivity(db, venue);
  const club = await makePerson(db);
  const days = ['01', '08', '15', '22'];
  const [free, few, taken, closed] = await Promise.all(
    days.map((day, index) =>
      makeSession(db, activity, {
        startsAt: at(`2026-12-${day}T18:00:00Z`),
        maximum: index === 1 ? 11 : 30,
        ...(index === 3 && { fohFirstBookableAt: at('2026-12-20T00:00:00Z') }),
      }),
    ),
  );
  const query = { ...tuesdays, places: '12', selected_user_id: String(club.id) };
  const getClashes = async () => (await list(query, activity.categoryId)).sessions.map(({ clash }) => clash);
  expect(await getClashes()).toEqual([null, 'too_few', null, 'not_yet_open']);
  const body = { selected_user_id: club.id, name: 'Club', occurrence_ids: [taken?.id], places: 2 };
  getData(createBlockBookingEndpoint, await call('/api/foh/block-bookings', { token: clerk.token, body }));
  expect(await getClashes()).toEqual([null, 'too_few', 'in_sale', 'not_yet_open']);
  expect([free, few, closed]).not.toContain(undefined);
});

it('agrees with what a block is refused for', async () => {
  const activity = await makeActivity(db, venue);
  const session = await makeSession(db, activity, { startsAt: at('2026-12-01T18:00:00Z'), maximum: 1 });
  await shop.add(await makePerson(db), place(session));
  const club = await makePerson(db);
  const query = { ...tuesdays, selected_user_id: String(club.id) };
  expect((await list(query, activity.categoryId)).sessions).toMatchObject([{ clash: 'full', available: 0 }]);
  const body = { selected_user_id: club.id, name: 'Club', occurrence_ids: [session.id] };
  expect(getFailure(await call('/api/foh/block-bookings', { token: clerk.token, body })).code).toBe('session_full');
});

it('offers of two sessions on one court at one time only the first, and of a court that is asked for', async () => {
  const courts = await makeActivity(db, venue, { bookingType: 'resources' });
  const [one, two] = [await makeLocation(db, venue, 'Court 1'), await makeLocation(db, venue, 'Court 2')];
  const hour = await makeSlot(db, courts, { id: one }, { startsAt: at('2026-12-01T18:00:00Z') });
  const late = await makeSlot(db, courts, { id: one }, { startsAt: at('2026-12-01T18:30:00Z') });
  const other = await makeSlot(db, courts, { id: two, name: 'Court 2' }, { startsAt: at('2026-12-01T18:30:00Z') });
  const { sessions } = await list(tuesdays, courts.categoryId);
  expect(sessions.map(({ id, clash }) => [id, clash])).toEqual([
    [hour.id, null],
    [late.id, 'busy'],
    [other.id, null],
  ]);
});

it('stops at 100 sessions and claims nothing of the days after them', async () => {
  const activity = await makeActivity(db, venue);
  for (let day = 0; day < 102; day += 1)
    await makeSession(db, activity, { startsAt: new Date(Date.UTC(2026, 11, 1 + day, 12)) });
  const query = { from: '2026-12-01', until: '2027-06-01' };
  const parameters = new URLSearchParams({ venue: venue.slug, category_id: activity.categoryId, ...query });
  for (let weekday = 1; weekday <= 7; weekday += 1) parameters.append('weekdays', String(weekday));
  const answer = await call(`/api/foh/block-sessions?${parameters.toString()}`, { token: clerk.token });
  const { sessions, hasMore, daysWithout } = getData(listBlockSessionsEndpoint, answer);
  expect([sessions.length, hasMore, daysWithout]).toEqual([100, true, []]);
});

it.each([
  [{ weekdays: '8' }, 'weekdays.0'],
  [{ until: '2026-11-30' }, 'until'],
  [{ until: '2028-01-01' }, 'until'],
  [{ latest: '24:00' }, 'latest'],
])('refuses %j', async (wrong, field) => {
  expect(Object.keys(getFailure(await send({ ...tuesdays, ...wrong })).errors ?? {})).toEqual([field]);
});
