import { z } from 'zod';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/http/people.ts';
import { thing } from '#tests/support/http/things.ts';
import { makePeople, makeSession, now, onePlace } from '#tests/support/places/session.ts';

const { db } = await testDatabase();
const session = await makeSession(db);
const [alex = 0] = await makePeople(db, 1);
const query = z.object({
  date: z.string().optional(),
  source: z.string().optional(),
  selectedUserId: z.coerce.number().optional(),
});

/** A timetable that says how many places are taken, and how often it was read. */
async function open() {
  const clock = testClock();
  const reads = { count: 0 };
  let beforeAnswer = () => Promise.resolve();
  const places = thing({
    path: '/places',
    cache: 'timetable',
    query,
    run: async (_, context) => {
      reads.count += 1;
      const { count } = await context.db
        .selectFrom('bookings')
        .where('occurrenceId', '=', session)
        .where('status', '=', 'reserved')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      await beforeAnswer();
      return { data: Number(count) };
    },
  });
  const absent = thing({
    path: '/absent',
    cache: 'timetable',
    run: () => {
      reads.count += 1;
      throw notFound();
    },
  });
  const { call } = testBackend({ db, clock, operations: { places, absent } });
  const look = (more = '', headers: Record<string, string> = {}, token?: string) =>
    call(`/api/activities/places${more}`, { headers, token });
  const holdAnswers = (until: Promise<void>) => {
    beforeAnswer = () => until;
  };
  return { clock, call, look, reads, holdAnswers };
}

async function book() {
  const reservation = await transact(db, (tx) => reservePlaces(tx, onePlace(session, alex), now));
  if (!reservation.taken) throw new Error(reservation.reason);
  const { id } = reservation.booking;
  return { cancel: () => transact(db, (tx) => releasePlaces(tx, { from: 'reserved', bookingIds: [id] }, now)) };
}

describe('an anonymous timetable', () => {
  it('is read once in five seconds, and then again', async () => {
    const { clock, look, reads } = await open();
    const first = await look();
    clock.advance(4.9);
    const second = await look();
    expect(reads.count).toBe(1);
    expect(second.text).toBe(first.text);
    clock.advance(0.1);
    await look();
    expect(reads.count).toBe(2);
  });

  it('carries its Age, so that no cache keeps it longer', async () => {
    const { clock, look } = await open();
    expect((await look()).headers.get('age')).toBeNull();
    clock.advance(3.5);
    const { headers } = await look();
    expect([headers.get('age'), headers.get('cache-control')]).toEqual(['3', 'public, max-age=5']);
  });

  it('has the id of its own request and the time of its own answer', async () => {
    const { clock, look } = await open();
    await look('', { 'X-Request-Id': 'first' });
    clock.advance(2);
    const { headers } = await look('', { 'X-Request-Id': 'second' });
    expect([headers.get('x-request-id'), headers.get('date')]).toEqual(['second', clock.now().toUTCString()]);
  });

  it('is counted like any other reply', async () => {
    const { call, look } = await open();
    await Promise.all([look(), look()]);
    await look();
    const { text } = await call('/metrics');
    expect(text).toMatch(/touchline_request_duration_seconds_count\{operation="places",status="200"\} 3/);
  });

  it('answers 304 to a matching If-None-Match', async () => {
    const { look, reads } = await open();
    const { headers } = await look();
    const repeatedReply = await look('', { 'If-None-Match': headers.get('etag') ?? '' });
    expect([repeatedReply.status, repeatedReply.text, repeatedReply.headers.get('content-type')]).toEqual([
      304,
      '',
      null,
    ]);
    expect(repeatedReply.headers.get('etag')).toBe(headers.get('etag'));
    expect((await look('', { 'If-None-Match': '"another"' })).status).toBe(200);
    expect(reads.count).toBe(1);
  });

  it('is shared by all spellings of the same request', async () => {
    const { look, reads } = await open();
    await look('?date=2026-11-24&source=online');
    for (const query of ['?source=online&date=2026-11-24', '?date=2026-11-24&source=online&x=1']) {
      await look(query);
    }
    await look('/?date=2026-11-24&source=online&y=2');
    expect(reads.count).toBe(1);
  });

  it('is cached separately for each address', async () => {
    const { look, reads } = await open();
    await look('?date=2026-11-24');
    await look('?date=2026-11-25');
    expect(reads.count).toBe(2);
  });

  it('is read once for all who ask at the same time', async () => {
    const { look, reads } = await open();
    const answers = await Promise.all([look(), look(), look()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(reads.count).toBe(1);
  });

  it('is read anew for a caller that sends no-cache', async () => {
    const { look, reads } = await open();
    await look();
    await look('', { 'Cache-Control': 'no-cache' });
    expect(reads.count).toBe(2);
  });
});

describe('a place that is taken or given back', () => {
  it('shows at once', async () => {
    const { look } = await open();
    const free = await look();
    const { cancel } = await book();
    expect((await look()).json).toMatchObject({ data: 1 });
    await cancel();
    expect((await look()).text).toBe(free.text);
  });

  it('shows to those who ask after it, though an older answer is still on its way', async () => {
    const { look, holdAnswers } = await open();
    let letGo = () => {};
    holdAnswers(
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    const answerBefore = look();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { cancel } = await book();
    const answerAfter = look();
    letGo();
    expect((await answerBefore).json).toMatchObject({ data: 0 });
    expect((await answerAfter).json).toMatchObject({ data: 1 });
    expect((await look()).json).toMatchObject({ data: 1 });
    await cancel();
  });
});

describe('nothing is kept', () => {
  it('for who is signed in', async () => {
    const { clock, look, reads } = await open();
    const { token } = await person(db, { now: clock.now(), name: 'kim' });
    await look();
    await look('', {}, token);
    await look('', {}, token);
    await look();
    expect(reads.count).toBe(3);
    expect((await look('', {}, 'x'.repeat(43))).status).toBe(401);
  });

  it('of a failure', async () => {
    const { call, reads } = await open();
    expect((await call('/api/activities/absent')).status).toBe(404);
    expect((await call('/api/activities/absent')).status).toBe(404);
    expect(reads.count).toBe(2);
  });

  it('for who asks for more than everybody may see', async () => {
    const { look } = await open();
    expect((await look()).status).toBe(200);
    expect((await look('', { 'X-Selected-User-Id': String(alex) })).status).toBe(403);
    expect((await look(`?selected_user_id=${alex}`)).status).toBe(403);
    expect((await look('?source=foh')).status).toBe(403);
  });
});
