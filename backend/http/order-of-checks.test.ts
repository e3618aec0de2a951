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
  ['a body too large', path, { ...dead, text: 'x'.repeat(300_000) }, 'too_large'],
  ['a body that is no JSON', path, { ...dead, text: '{' }, 'malformed_request'],
  ['a dead token', path, { ...dead, body: { source: 'foh' } }, 'unauthenticated'],
  ['no token', path, { body: { source: 'foh' } }, 'unauthenticated'],
  ['a channel not theirs', path, { token, body: { source: 'foh' }, headers: { 'Idempotency-Key': '' } }, 'forbidden'],
  ['a permission not theirs', staffPath, { token: seller.token, body: {} }, 'forbidden'],
  ['a wrong shape of those who are permitted', staffPath, { token: planner.token, body: {} }, 'validation_failed'],
  ['a wrong shape', path, { token, body: { selected_user_id: 999_999 } }, 'validation_failed'],
  ['somebody else', path, { token, body: { name: 'absent', selected_user_id: 999_999 } }, 'forbidden'],
  ['an absent object', path, { token, body: { name: 'absent' } }, 'not_found'],
  ['a rule', path, { token, body: { name: 'present' } }, 'session_full'],
])('answers first to %s', async (_, target, sent, code) => {
  expect(getCode((await call(target, { method: 'POST', ...sent })).json)).toBe(code);
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
