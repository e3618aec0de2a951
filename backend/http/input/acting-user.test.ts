import { z } from 'zod';
import { queryInt } from '#contract/query.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { link, person } from '#tests/support/http/people.ts';
import { echo } from '#tests/support/http/things.ts';

const { db } = await testDatabase();
const clock = testClock();
const now = clock.now();
const { call } = testBackend({
  db,
  clock,
  operations: {
    read: echo({ cache: 'timetable', query: z.object({ selectedUserId: queryInt(z.int().min(1)).optional() }) }),
    write: echo({ method: 'POST', body: z.object({ selectedUserId: z.int().min(1).optional() }) }),
    public: echo({ path: '/public', cache: 'public' }),
  },
});

const alex = await person(db, { now, name: 'alex' });
const sam = await person(db, { now, name: 'sam' });
const pending = await person(db, { now, name: 'pending' });
const former = await person(db, { now, name: 'former' });
const clerk = await person(db, { now, name: 'clerk', permissions: ['customers'] });
const seller = await person(db, { now, name: 'seller', permissions: ['sell'] });
await link(db, alex.userId, sam.userId, 'successful');
await link(db, alex.userId, pending.userId, 'pending');
await link(db, alex.userId, former.userId, 'revoked');

const things = '/api/activities/things';
const reading = (token: string | undefined, userId: unknown) =>
  call(`${things}?selected_user_id=${String(userId)}`, { token });
const writing = (token: string, userId: unknown) => call(things, { token, body: { selected_user_id: userId } });
const acting = (userId: number | null) => ({ status: 200, json: { data: { acting: userId } } });

it('is the caller, or nobody', async () => {
  expect(await call(things, { token: alex.token })).toMatchObject(acting(alex.userId));
  expect(await call(things)).toMatchObject(acting(null));
});

it('is a linked user whom the caller names in query or body', async () => {
  expect(await reading(alex.token, sam.userId)).toMatchObject(acting(sam.userId));
  expect(await writing(alex.token, sam.userId)).toMatchObject(acting(sam.userId));
  expect(await reading(alex.token, alex.userId)).toMatchObject(acting(alex.userId));
});

it('is the linked user of the header when nothing else names one', async () => {
  const headers = { 'X-Selected-User-Id': String(sam.userId) };
  expect(await call(things, { token: alex.token, headers })).toMatchObject(acting(sam.userId));
  const chosenReply = await call(`${things}?selected_user_id=${alex.userId}`, { token: alex.token, headers });
  expect(chosenReply).toMatchObject(acting(alex.userId));
});

it.each([
  ['a link not yet confirmed', pending.userId],
  ['a link that has ended', former.userId],
  ['a stranger', clerk.userId],
  ['nobody', 999_999],
  ['a number too large for any user', 9_007_199_254_740_991],
])('is refused for %s', async (_, userId) => {
  expect(await reading(alex.token, userId)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
});

it('is refused against the direction of the link', async () => {
  expect((await reading(sam.token, alex.userId)).status).toBe(403);
});

it('is refused to anonymous callers', async () => {
  expect((await reading(undefined, alex.userId)).status).toBe(403);
});

it('is any customer for staff: to read with customers, to write with sell', async () => {
  expect(await reading(clerk.token, alex.userId)).toMatchObject(acting(alex.userId));
  expect((await writing(clerk.token, alex.userId)).status).toBe(403);
  expect(await writing(seller.token, alex.userId)).toMatchObject(acting(alex.userId));
  expect((await reading(seller.token, alex.userId)).status).toBe(403);
  expect((await reading(clerk.token, 999_999)).status).toBe(404);
});

it('is checked after the body is validated', async () => {
  const { status, json } = await reading(alex.token, 'someone');
  expect(status).toBe(422);
  expect(json).toMatchObject({ errors: { selected_user_id: ['Must be a number'] } });
  const headers = { 'X-Selected-User-Id': 'someone' };
  expect((await call(things, { token: alex.token, headers })).status).toBe(422);
});

it('is ignored by a public call, which holds nothing personal', async () => {
  const headers = { 'X-Selected-User-Id': String(former.userId) };
  expect((await call('/api/activities/public', { token: alex.token, headers })).status).toBe(200);
});
