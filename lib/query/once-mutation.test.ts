import { jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import { forgetAttempts, onceMutation } from './once-mutation.ts';
import { makeQueryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';

afterEach(() => {
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

const swim = { body: { items: [] } };
const yoga = { body: { items: [], membershipUserId: 8 } };
const failure = (status: number, code: ErrorCode | 'unknown' = 'unknown') =>
  new ApiError({ status, code, message: '' });
const lost = failure(0);

/** A server whose next answers are given, success once they have run out. `keys` are the idempotency keys it got. */
function makeServer(...answers: (ApiError | null)[]) {
  const keys: (string | undefined)[] = [];
  const client = makeQueryClient({ isServer: false });
  const call: Call = async (_id, _input, { idempotencyKey } = {}) => {
    keys.push(idempotencyKey);
    const error = answers.shift() ?? null;
    if (error !== null) throw error;
    return { data: undefined as never };
  };
  const send = {
    add: (input: typeof swim = swim) =>
      runMutation(client, onceMutation(call, 'addCartItems'), input).catch(() => null),
    remove: () =>
      runMutation(client, onceMutation(call, 'removeCartItems'), { body: { cartItemIds: [] } }).catch(() => null),
    clear: () => runMutation(client, onceMutation(call, 'clearCart'), {}).catch(() => null),
  };
  return { keys, client, ...send };
}

test('a write that was answered is another one the next time', async () => {
  const { add, keys } = makeServer();
  await add();
  await add();
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['is lost', lost],
  ['is a failure of the server', failure(503, 'maintenance')],
  ['is that it still runs', failure(409, 'idempotency_in_progress')],
  ['says only that there were too many', failure(429, 'too_many_requests')],
  ['says only that the log-in has ended', failure(401, 'unauthenticated')],
])('a write whose answer %s is the same one the next time', async (_, error) => {
  const { add, keys } = makeServer(lost, error);
  for (let press = 0; press < 3; press += 1) await add();
  expect(new Set(keys).size).toBe(1);
  await add();
  expect(new Set(keys).size).toBe(2);
});

test('a refusal is an answer', async () => {
  const { add, keys } = makeServer(failure(409, 'session_full'));
  await add();
  await add();
  expect(new Set(keys).size).toBe(2);
});

test('another input is another write, and an add that succeeds leaves the unanswered one beside it', async () => {
  const { add, keys } = makeServer(lost);
  await add(swim);
  await add(yoga);
  await add(swim);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('after a removal the same add is a new one, and after an add the same clearing', async () => {
  const { add, remove, clear, keys } = makeServer(lost, null, null, lost);
  await add();
  await remove();
  await add();
  expect(keys[2]).not.toBe(keys[0]);
  await clear();
  await add();
  await clear();
  expect(keys[5]).not.toBe(keys[3]);
});

test('an attempt ends when it is forgotten, and after ten minutes', async () => {
  jest.useFakeTimers();
  const { add, client, keys } = makeServer(lost, lost, lost, lost);
  await add();
  forgetAttempts(client, 'addCartItems');
  await add();
  expect(keys[1]).not.toBe(keys[0]);
  jest.advanceTimersByTime(9 * 60_000);
  await add();
  expect(keys[2]).toBe(keys[1]);
  jest.advanceTimersByTime(60_000);
  await add();
  expect(keys[3]).not.toBe(keys[1]);
});

test('without a connection it fails at once, like any write', async () => {
  onlineManager.setOnline(false);
  const { add, keys } = makeServer(lost);
  await add();
  onlineManager.setOnline(true);
  await add();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
