import { onAvailabilityChanged } from '#backend/db/connection/transact.ts';
import { livePlacesPath, livePlacesSchema, type LiveSession } from '#contract/timetable/live-places.ts';
import { testBackend, testClock, testConfig, testLog } from '#tests/support/backend.ts';
import { manage } from '#tests/support/bookings/manage-occurrences.ts';
import { place } from '#tests/support/cart/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { missingPooler, startPooler } from '#tests/support/db/pooler.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { createAnnounceChanges } from './announce-changes.ts';
import { createPlacesFeed } from './places-feed.ts';

const { db, url } = await testDatabase();
const clock = testClock();
const { log } = testLog();
const waits = { gather: 0, again: 0 };
const feed = createPlacesFeed({ db, clock, log, url }, waits);
const deafen = onAvailabilityChanged(db, createAnnounceChanges({ db, log }, waits));
const { call, fetch } = testBackend({ db, clock, places: feed });
await makeOperator(db);
const classes = await makeActivity(db, await makeVenue(db));
const desk = await makePerson(db, { permissions: ['timetable'] });
const aClass = (input = {}) => makeSession(db, classes, { startsAt: new Date('2026-12-01T20:00:00Z'), ...input });

afterAll(async () => {
  deafen();
  await feed.stop();
});

/** Reads the stream as the web does. */
async function readStream(headers: Record<string, string> = {}) {
  const response = await fetch(new Request(`http://backend${livePlacesPath}`, { headers }));
  const sessions: LiveSession[] = [];
  async function readAll(): Promise<void> {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines.filter(Boolean)) sessions.push(...livePlacesSchema.parse(JSON.parse(line)).sessions);
    }
  }
  const reading = readAll();
  const hear = async (fits: (session: LiveSession) => boolean) => {
    while (!sessions.some(fits)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { response, hear, reading };
}

it('sends the web what customers book and staff change', async () => {
  const { response, hear } = await readStream();
  expect(response.headers.get('content-type')).toMatch(/ndjson/);
  const [session, cancelled] = [await aClass({ maximum: 3 }), await aClass()];
  const robin = await makePerson(db);
  const available = (id: string, count: number) => hear((one) => one.id === id && one.capacity.available === count);
  await call('/api/checkout/cart/add', { token: robin.token, body: { items: place(session) } });
  await available(session.id, 2);
  const capacity = { strategy: 'shared', capacity: 9 };
  await manage(call, desk, session.id, { action: 'update', capacity });
  await available(session.id, 8);
  await manage(call, desk, cancelled.id, { action: 'delete', reason: 'unknown' });
  await hear(({ id, status }) => id === cancelled.id && status === 'cancelled');
});

it('forgets cached timetables, which another process may have changed, before it tells', async () => {
  const drops: string[] = [];
  feed.onChanged(() => void drops.push('dropped'));
  const { hear } = await readStream();
  const session = await aClass({ maximum: 3 });
  await call('/api/checkout/cart/add', { token: desk.token, body: { items: place(session) } });
  await hear(({ id }) => id === session.id);
  expect(drops).not.toEqual([]);
});

it('is for the web only', async () => {
  const guarded = testBackend({ db, clock, places: feed, config: testConfig({ proxySecret: 's'.repeat(32) }) });
  const ask = (headers: Record<string, string>) => guarded.call(livePlacesPath, { headers });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ 'x-proxy-secret': 'w'.repeat(32) })).status).toBe(403);
});

it('answers 204 where LISTEN hears nothing, so that pages poll, and streams once it does', async () => {
  const deafUrl = new URL(url);
  deafUrl.pathname = '/postgres';
  const deaf = createPlacesFeed({ db, clock, log, url: deafUrl.href }, waits);
  const { status } = await testBackend({ db, clock, places: deaf }).call(livePlacesPath);
  expect({ status, readers: deaf.count() }).toEqual({ status: 204, readers: 0 });
  await deaf.stop();
  expect((await readStream()).response.status).toBe(200);
});

itWith(missingPooler, 'answers 204 behind a pooler that carries no notifications, so that pages poll', async () => {
  const pooler = await startPooler(url);
  const deaf = createPlacesFeed({ db, clock, log, url: pooler.url }, waits);
  const { status } = await testBackend({ db, clock, places: deaf }).call(livePlacesPath);
  expect({ status, readers: deaf.count() }).toEqual({ status: 204, readers: 0 });
  await deaf.stop();
  await pooler.stop();
});

it('ends the streams when it stops', async () => {
  const { reading } = await readStream();
  expect(feed.count()).toBeGreaterThan(0);
  await feed.stop();
  await reading;
  expect(feed.count()).toBe(0);
});
