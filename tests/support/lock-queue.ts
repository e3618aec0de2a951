import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#backend/db/schema.ts';

/** Timeout in milliseconds, generous because a busy machine is slow. */
const timeoutMs = 30_000;

/** How many sessions of this database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Resolves when that many database sessions wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 5) {
    if ((await countWaiting(db)) >= count) return;
    await wait(5);
  }
  throw new Error(`Nobody came to wait for the lock as number ${count}.`);
}

/**
 * Holds a lock, starts each call once the one before it waits for that lock, and then releases it: the calls get the
 * lock in this order, and all their reads before the lock see the state before any of them.
 */
export async function queueBehind<Result>(
  db: Db,
  lock: (tx: Tx) => Promise<unknown>,
  calls: (() => Promise<Result>)[],
): Promise<Result[]> {
  const startedCalls: Promise<Result>[] = [];
  await db.transaction().execute(async (tx) => {
    await lock(tx);
    for (const call of calls) {
      startedCalls.push(call());
      await untilWaiting(db, startedCalls.length);
    }
  });
  return Promise.all(startedCalls);
}

/** The same with the lock of a basket. */
export function queueForBasket<Result>(db: Db, cartId: number, calls: (() => Promise<Result>)[]): Promise<Result[]> {
  return queueBehind(
    db,
    (tx) => tx.selectFrom('carts').where('id', '=', cartId).select('id').forUpdate().execute(),
    calls,
  );
}

/** Maximum in milliseconds: calls that wait for each other within our process never show as waiting for a lock. */
const maxHeldMs = 300;

/**
 * Holds the lock of a basket while all calls start, until each of them waits for a lock or has ended, or for a maximum
 * time; then releases it. Most of their reads before the lock see the state before any of them.
 */
export async function holdBasketWhile(db: Db, cartId: number, calls: (() => Promise<unknown>)[]): Promise<void> {
  let endedCalls = 0;
  const startedCalls: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('carts').where('id', '=', cartId).select('id').forUpdate().execute();
    for (const call of calls) startedCalls.push(call().finally(() => (endedCalls += 1)));
    for (let waitedMs = 0; waitedMs < maxHeldMs; waitedMs += 5) {
      if ((await countWaiting(db)) + endedCalls >= calls.length) return;
      await wait(5);
    }
  });
  await Promise.all(startedCalls);
}
