import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { idsIn, searching } from '#tests/support/search/searching.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
const { searchDays } = searching(call);
await makeOperator(db);

const at = (stamp: string) => ({ startsAt: new Date(`${stamp}:00Z`) });
const nothing = { hits: 0, parts: { morning: 0, afternoon: 0, evening: 0 } };

it('counts what each day and each part of it has, all courts of one start as one', async () => {
  const venue = await makeVenue(db);
  const classes = await makeActivity(db, venue);
  const courts = await makeActivity(db, venue, { bookingType: 'resources' });
  for (const name of ['Court 1', 'Court 2']) {
    await makeSlot(db, courts, { id: await makeLocation(db, venue, name), name }, at('2026-11-25T16:59'));
  }
  for (const time of ['11:59', '12:00', '17:00', '21:00']) await makeSession(db, classes, at(`2026-11-25T${time}`));
  await makeSession(db, classes, at('2026-11-27T09:00'));
  await makeSession(db, classes, { ...at('2026-11-27T10:00'), consumedOnline: 10 });
  const { days, next } = await searchDays(`date=2026-11-25&until=2026-11-27&venue=${venue.slug}`);
  expect(days).toEqual([
    { date: '2026-11-25', hits: 5, parts: { morning: 1, afternoon: 2, evening: 2 } },
    { date: '2026-11-26', ...nothing },
    { date: '2026-11-27', hits: 1, parts: { morning: 1, afternoon: 0, evening: 0 } },
  ]);
  expect(next).toEqual([]);
});

it('names the next times of a search that finds nothing, within a fortnight', async () => {
  const venue = await makeVenue(db);
  const classes = await makeActivity(db, venue);
  const evenings = [];
  for (const date of ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06']) {
    await makeSession(db, classes, at(`${date}T09:00`));
    evenings.push(await makeSession(db, classes, at(`${date}T19:00`)));
  }
  const query = `date=2026-11-25&until=2026-11-27&start_time=17:00&venue=${venue.slug}`;
  expect(idsIn((await searchDays(query)).next)).toEqual(evenings.slice(0, 3).map(({ id }) => id));
  expect((await searchDays(`${query}&places=11`)).next).toEqual([]);
  expect((await searchDays(`date=2026-11-13&start_time=17:00&venue=${venue.slug}`)).next).toEqual([]);
});

it('has every date near a postcode that nobody knows', async () => {
  expect(await searchDays('date=2026-11-25&postcode=ZE9%209ZZ')).toEqual({
    days: [{ date: '2026-11-25', ...nothing }],
    next: [],
  });
});
