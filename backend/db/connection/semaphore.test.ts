import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { barrier } from '#tests/support/barrier.ts';
import { testDatabase } from '#tests/support/database.ts';
import { connect } from './connect.ts';
import { createTurns } from './connections.ts';
import { isRetryable } from './error-codes.ts';
import { transact } from './transact.ts';

const { url } = await testDatabase();

it('lets in so many at a time, first come, first served', async () => {
  const turns = createTurns({ what: 'a test', most: 2, timeoutMs: 60_000 });
  const enteredTurns: number[] = [];
  const leaves = [await turns.enter(), await turns.enter()];
  const waiting = [1, 2].map((who) =>
    turns.enter().then((leave) => {
      enteredTurns.push(who);
      return leave;
    }),
  );
  expect(enteredTurns).toEqual([]);
  leaves[0]?.(true);
  (await waiting[0])?.(true);
  (await waiting[1])?.(true);
  leaves[1]?.(true);
  expect(enteredTurns).toEqual([1, 2]);
  expect(turns.isIdle()).toBe(true);
});

it('rejects all who wait with a retryable error when no turn completes in time', async () => {
  const turns = createTurns({ what: 'a test', most: 1, timeoutMs: 1 });
  const leave = await turns.enter();
  const failures: unknown[] = await Promise.all([1, 2].map(() => turns.enter().catch((error: unknown) => error)));
  expect(failures.map(isRetryable)).toEqual([true, true]);
  leave(true);
  expect(turns.isIdle()).toBe(true);
});

describe('a queue', () => {
  const timeoutMs = 1_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** One has a turn and two wait; the first leaves after most of the timeout, and then the rest of it passes. */
  async function lineAfter(hasSucceeded: boolean) {
    const turns = createTurns({ what: 'a test', most: 1, timeoutMs });
    const leave = await turns.enter();
    const second = turns.enter();
    const third = turns.enter().then(
      () => 'in',
      () => 'sent away',
    );
    jest.advanceTimersByTime(timeoutMs - 1);
    leave(hasSucceeded);
    const leaveSecond = await second;
    jest.advanceTimersByTime(1);
    leaveSecond(true);
    return third;
  }

  it('that makes progress is waited out, however long it is', async () => {
    expect(await lineAfter(true)).toBe('in');
  });

  it('in which one turn after the other fails is rejected', async () => {
    expect(await lineAfter(false)).toBe('sent away');
  });
});

it('leaves connections to reads while transactions wait for a lock', async () => {
  const [holder, waiter] = [connect({ url, max: 1 }), connect({ url, max: 4 })];
  await sql`create table hot as select 1 as places`.execute(holder);
  const [turnsTaken, enough] = [barrier(2), barrier(2)];
  const holding = transact(holder, async (tx) => {
    await sql`update hot set places = 0`.execute(tx);
    await turnsTaken();
    await enough();
  });
  await turnsTaken();
  const wanting = Array.from({ length: 12 }, () =>
    transact(waiter, (tx) => sql`update hot set places = places + 1`.execute(tx)),
  );
  const allSettled = Promise.allSettled(wanting);
  const { rows } = await sql<{ places: number }>`select places from hot`.execute(waiter);
  expect(rows).toEqual([{ places: 1 }]);
  await enough();
  await holding;
  const outcomes = await allSettled;
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
  expect((await sql<{ places: number }>`select places from hot`.execute(waiter)).rows).toEqual([{ places: 12 }]);
  await Promise.all([holder.destroy(), waiter.destroy()]);
});
