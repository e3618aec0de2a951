import { transact } from '#backend/db/connection/transact.ts';
import { listVenueActivitiesEndpoint } from '#contract/activities/activities.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';
import { getData } from '#tests/support/replies.ts';
import { grow, type Growth } from './grow.ts';
import { makeVenues } from './make-venue.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
await transact(db, (tx) => seedDemoOperator(tx, clock.now(), '2026-11-21'));

const growWorld = (growth: Omit<Growth, 'seed'>) => grow(db, { ...growth, seed: 1 }, clock.now(), () => undefined);
const grownIds = makeVenues(1, 4).map(({ id }) => id);
const sessions = () =>
  db
    .selectFrom('occurrences')
    .where('venueId', 'in', grownIds)
    .orderBy('id')
    .select(['id', 'venueId', 'localDate', 'consumed'])
    .execute();

it('adds venues and shares the sessions out among them; a second run adds nothing', async () => {
  expect(await growWorld({ venues: 3, occurrences: 100 })).toEqual({ venues: 3, occurrences: 100 });
  const first = await sessions();
  const counts = grownIds.map((id) => first.filter(({ venueId }) => venueId === id).length);
  expect(counts).toEqual([34, 33, 33, 0]);
  expect(first.every(({ localDate }) => localDate >= '2026-11-21')).toBe(true);
  clock.set('2026-11-26T18:00:00Z');
  expect(await growWorld({ venues: 3, occurrences: 100 })).toEqual({ venues: 0, occurrences: 0 });
  expect(await sessions()).toEqual(first);
});

it('adds what is missing of a bigger world', async () => {
  expect(await growWorld({ venues: 4, occurrences: 400 })).toEqual({ venues: 1, occurrences: 300 });
});

it('keeps the counts of places and the bookings in agreement', async () => {
  const booked = await db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('o.venueId', 'in', grownIds)
    .select(['o.id', 'b.places'])
    .execute();
  const consumed = (await sessions()).filter((session) => session.consumed > 0);
  expect(consumed.length).toBeGreaterThan(0);
  expect(new Map(booked.map(({ id, places }) => [id, places]))).toEqual(
    new Map(consumed.map((session) => [session.id, session.consumed])),
  );
});

it('makes venues whose activities can be read', async () => {
  const [venue] = makeVenues(1, 1);
  const answer = await call(`/api/activities/venue/${venue?.slug}/categories`);
  expect(getData(listVenueActivitiesEndpoint, answer).flatMap(({ locations }) => locations)).not.toEqual([]);
});

it('makes the same plausible venues of a seed every time, spread over the United Kingdom', () => {
  const venues = makeVenues(1, 2000);
  expect(makeVenues(1, 2000)).toEqual(venues);
  expect(makeVenues(2, 1)).not.toEqual(makeVenues(1, 1));
  expect(new Set(venues.map(({ slug }) => slug)).size).toBe(2000);
  expect(venues.every(({ postcode }) => /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/.test(postcode))).toBe(true);
  const latitudes = venues.map(({ latitude }) => latitude);
  expect([Math.min(...latitudes) < 51, Math.max(...latitudes) > 57]).toEqual([true, true]);
});
