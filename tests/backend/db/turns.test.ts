import { sql } from 'kysely';
import { connect } from '../../../backend/db/connect.ts';
import { isPassing } from '../../../backend/db/error-codes.ts';
import { transact } from '../../../backend/db/transact.ts';
import { createTurns } from '../../../backend/db/turns.ts';
import { barrier } from '../../support/barrier.ts';
import { testDatabase } from '../../support/database.ts';

const { url } = await testDatabase();

it('lets in so many at a time, first come, first served', async () => {
  const turns = createTurns({ what: 'a test', most: 2, patienceMs: 60_000 });
  const entered: number[] = [];
  const leaves = [await turns.enter(), await turns.enter()];
  const waiting = [1, 2].map((who) => turns.enter().then((leave) => {
    entered.push(who);
    return leave;
  }));
  expect(entered).toEqual([]);
  leaves[0]?.();
  (await waiting[0])?.();
  (await waiting[1])?.();
  leaves[1]?.();
  expect(entered).toEqual([1, 2]);
  expect(turns.isIdle()).toBe(true);
});

it('refuses whoever waits for too long, with a failure that passes', async () => {
  const turns = createTurns({ what: 'a test', most: 1, patienceMs: 1 });
  const leave = await turns.enter();
  const failure: unknown = await turns.enter().catch((error: unknown) => error);
  expect(isPassing(failure)).toBe(true);
  leave();
  expect(turns.isIdle()).toBe(true);
});

it('leaves connections to reads while transactions wait for a lock', async () => {
  const [holder, own] = [connect({ url, max: 1 }), connect({ url, max: 4 })];
  await sql`create table hot as select 1 as places`.execute(holder);
  const [taken, enough] = [barrier(2), barrier(2)];
  const holding = transact(holder, async (tx) => {
    await sql`update hot set places = 0`.execute(tx);
    await taken();
    await enough();
  });
  await taken();
  const wanting = Array.from({ length: 12 }, () => transact(own, (tx) => sql`update hot set places = places + 1`.execute(tx)));
  const settled = Promise.allSettled(wanting);
  const { rows } = await sql<{ places: number }>`select places from hot`.execute(own);
  expect(rows).toEqual([{ places: 1 }]);
  await enough();
  await holding;
  const outcomes = await settled;
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
  expect((await sql<{ places: number }>`select places from hot`.execute(own)).rows).toEqual([{ places: 12 }]);
  await Promise.all([holder.destroy(), own.destroy()]);
});
