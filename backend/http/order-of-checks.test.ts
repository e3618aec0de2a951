import { z } from 'zod';
import { notFound, DomainError } from '#backend/failure.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/http/people.ts';
import { thing } from '#tests/support/http/things.ts';

const { db } = await testDatabase();
const clock = testClock();
const operations = {
  write: thing({
    method: 'POST',
    path: '/things/{id}',
    who: 'customer',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: z.string(), source: z.string().optional(), selectedUserId: z.int().optional() }),
    run: async ({ body }) => {
      if (body.name === 'absent') throw notFound();
      throw new DomainError('session_full');
    },
  }),
  plan: thing({
    method: 'POST',
    path: '/rotas',
    who: 'staff',
    permission: 'timetable',
    body: z.object({ name: z.string() }),
  }),
};
const staffPath = '/api/activities/rotas';
const { call } = testBackend({ db, clock, operations });
const closedBackend = testBackend({ db, clock, operations, config: testConfig({ maintenance: true }) });
const { token } = await person(db, { now: clock.now(), name: 'casey' });

const seller = await person(db, { now: clock.now(), name: 'sasha', permissions: ['sell'] });
const planner = await person(db, { now: clock.now(), name: 'robin', permissions: ['timetable'] });

const path = '/api/activities/things/0a4a0f2e-6d0c-4a39-8a2c-1f0f8d5e7c11';
const dead = { headers: { Authorization: 'Bearer dead' } };
const getCode = (json: unknown) => z.object({ code: z.string() }).parse(json).code;

/** Each request is wrong in its own way and in every way named below it. */
it.each([
  ['an unknown path', '/api/activities/nothing', { ...dead, text: '{' }, 'not_found'],
  ['a path of the wrong form', '/api/activities/things/17', { ...dead, text: '{' }, 'not_found'],
  ['a dead token', path, { ...dead, text: 'x'.repeat(300_000) }, 'unauthenticated'],
  ['no token', path, { text: 'x'.repeat(300_000) }, 'unauthenticated'],
  ['a permission not theirs', staffPath, { token: seller.token, text: 'x'.repeat(300_000) }, 'forbidden'],
  ['a body too large', path, { token, text: 'x'.repeat(300_000) }, 'too_large'],
  ['a body that is no JSON', path, { token, text: '{' }, 'malformed_request'],
  ['a channel not theirs', path, { token, body: { source: 'foh' }, headers: { 'Idempotency-Key': '' } }, 'forbidden'],
  ['a wrong shape of those who are permitted', staffPath, { token: planner.token, body: {} }, 'validation_failed'],
  ['a wrong shape', path, { token, body: { selected_user_id: 999_999 } }, 'validation_failed'],
  ['somebody else', path, { token, body: { name: 'absent', selected_user_id: 999_999 } }, 'forbidden'],
  ['an absent object', path, { token, body: { name: 'absent' } }, 'not_found'],
  ['a rule', path, { token, body: { name: 'present' } }, 'session_full'],
])('answers first to %s', async (_, target, sent, code) => {
  expect(getCode((await call(target, { method: 'POST', ...sent })).json)).toBe(code);
});

describe('a body that is not read', () => {
  const crowded = testBackend({ db, clock, operations, config: testConfig({ anonymousWrites: 1 }) });

  /** A body of 7 MB that counts how much of it is taken. */
  function countedBody(): { text: ReadableStream<Uint8Array>; taken: () => number } {
    const piece = new TextEncoder().encode('4 '.repeat(32 * 1024));
    let taken = 0;
    const text = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          taken += piece.byteLength;
          if (taken > 7 * 1024 * 1024) controller.close();
          else controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    return { text, taken: () => taken };
  }

  it.each([
    ['somebody without a token', path, {}, 401],
    ['a dead token', path, dead, 401],
    ['staff without the permission', staffPath, { token: seller.token }, 403],
  ])('is that of %s', async (_, target, sent, status) => {
    const { text, taken } = countedBody();
    expect((await call(target, { method: 'POST', ...sent, text })).status).toBe(status);
    expect(taken()).toBe(0);
  });

  it('is that of a network with too many calls', async () => {
    const from = { headers: { 'X-Forwarded-For': '192.0.2.7' } };
    await crowded.call(path, { ...from, body: {} });
    const { text, taken } = countedBody();
    expect((await crowded.call(path, { method: 'POST', ...from, text })).status).toBe(429);
    expect(taken()).toBe(0);
  });
});

it('answers first of all to maintenance', async () => {
  const { status, json, headers } = await closedBackend.call('/api/activities/nothing', { text: '{' });
  expect(status).toBe(503);
  expect(json).toMatchObject({
    code: 'maintenance',
    message: 'Unable to access the site due to planned maintenance.',
  });
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await closedBackend.call('/api/health')).status).toBe(200);
});
