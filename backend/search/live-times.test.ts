import { listLiveTimesEndpoint } from '#contract/timetable/search.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue, type MadeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { searching } from '#tests/support/search/searching.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
const { get } = searching(call);
await makeOperator(db);

const at = (stamp: string) => ({ startsAt: new Date(`${stamp}:00Z`) });

async function readLive(...venues: MadeVenue[]) {
  const query = venues.map(({ slug }) => `venue=${slug}`).join('&');
  return getData(listLiveTimesEndpoint, await get(`/search/live?${query}`));
}

it('says how many courts are left today, when the next are free and from what price', async () => {
  const venue = await makeVenue(db);
  const courts = await makeActivity(db, venue, { bookingType: 'resources', price: 1200 });
  let cheapest = '';
  for (const [name, price] of [
    ['Court 1', 1200],
    ['Court 2', 920],
  ] as const) {
    const court = { id: await makeLocation(db, venue, name), name };
    for (const time of ['17:00', '19:00', '20:00']) {
      const slot = await makeSlot(db, courts, court, { ...at(`2026-11-24T${time}`), price });
      if (price === 920 && time === '19:00') cheapest = slot.id;
    }
    const taken = await makeSlot(db, courts, court, at('2026-11-24T21:00'));
    await makeBooking(db, taken, (await makePerson(db)).id);
  }
  const [live] = await readLive(venue);
  expect(live?.activities).toEqual([
    expect.objectContaining({
      slug: courts.slug,
      v2Type: 'resources',
      freeToday: 4,
      priceFrom: expect.objectContaining({ value: 920 }),
      priceFromSession: cheapest,
      next: expect.objectContaining({
        startsAt: expect.objectContaining({ local: '2026-11-24 19:00:00' }),
        available: 2,
      }),
    }),
  ]);
});

it('takes an activity together with those below it, and its tickets', async () => {
  const venue = await makeVenue(db);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed', name: 'Swimming' });
  const lanes = await makeActivity(db, venue, { bookingType: 'ticketed', parentId: swimming.categoryId });
  await makeTicket(db, swimming, { price: 540 });
  await makeTicket(db, lanes, { price: 460 });
  await makeTicket(db, lanes, { name: 'Under 3', number: 2, price: 0 });
  await makeSession(db, swimming, at('2026-11-24T20:00'));
  const lane = await makeSession(db, lanes, {
    ...at('2026-11-24T19:00'),
    maximum: 30,
    consumedFoh: 8,
    templateName: 'Lane swim',
  });
  const [live] = await readLive(venue);
  expect(live?.activities).toMatchObject([
    {
      name: 'Swimming',
      freeToday: 2,
      priceFrom: { value: 460 },
      priceFromSession: lane.id,
      next: { templateName: 'Lane swim', available: 22, startsAt: { utc: '2026-11-24T19:00:00Z' } },
    },
  ]);
});

it('tells the activities below one apart', async () => {
  const venue = await makeVenue(db);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed', name: 'Swimming' });
  const lanes = await makeActivity(db, venue, {
    bookingType: 'ticketed',
    parentId: swimming.categoryId,
    name: 'Lanes',
  });
  const quiet = await makeActivity(db, venue, {
    bookingType: 'ticketed',
    parentId: swimming.categoryId,
    name: 'Quiet',
  });
  await makeActivity(db, venue, { name: 'Gym' });
  await makeSession(db, lanes, at('2026-11-24T19:00'));
  await makeSession(db, quiet, at('2026-11-24T20:00'));
  await makeSession(db, quiet, at('2026-11-24T21:00'));
  const [live] = getData(listLiveTimesEndpoint, await get(`/search/live?venue=${venue.slug}&below=${swimming.slug}`));
  expect(live?.activities).toMatchObject([
    { name: 'Lanes', freeToday: 1, next: { startsAt: { utc: '2026-11-24T19:00:00Z' } } },
    { name: 'Quiet', freeToday: 2, next: { startsAt: { utc: '2026-11-24T20:00:00Z' } } },
  ]);
  const [none] = getData(listLiveTimesEndpoint, await get(`/search/live?venue=${venue.slug}&below=nothing`));
  expect(none?.activities).toEqual([]);
});

it('names the next day when nothing is left today, and nothing when nothing comes', async () => {
  const venue = await makeVenue(db);
  const full = await makeActivity(db, venue, { name: 'A' });
  const none = await makeActivity(db, venue, { name: 'B' });
  await makeSession(db, full, { ...at('2026-11-24T20:00'), consumedOnline: 10 });
  await makeSession(db, full, at('2026-11-26T16:30'));
  await makeSession(db, none, at('2026-12-20T16:30'));
  const [live] = await readLive(venue);
  expect(live?.activities).toMatchObject([
    { freeToday: 0, priceFrom: { value: 620 }, next: { startsAt: { local: '2026-11-26 16:30:00' } } },
    { freeToday: 0, priceFrom: null, next: null },
  ]);
});

it('answers for several venues in their order, without those that offer nothing or are not known', async () => {
  const [one, two, empty] = [await makeVenue(db), await makeVenue(db), await makeVenue(db)];
  for (const venue of [one, two]) await makeActivity(db, venue);
  const unknown = { id: '', slug: 'unknown' };
  expect((await readLive(two, unknown, empty, one)).map(({ slug }) => slug)).toEqual([two.slug, one.slug]);
});

it('asks for at least one venue and at most thirty', async () => {
  expect(getFailure(await get('/search/live')).errors).toEqual({ venue: ['Required'] });
  const many = Array.from({ length: 31 }, (_, number) => `venue=venue-${number}`).join('&');
  expect(getFailure(await get(`/search/live?${many}`)).errors).toEqual({ venue: ['Must be at most 30'] });
});
