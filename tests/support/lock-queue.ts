import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#backend/db/schema.ts';

/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 30_000;

/** How many sessions of this database wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Resolves when so many of them wait. */
async function untilWaiting(db: Db, count: number): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += 5) {
    if ((await countWaiting(db)) >= count) return;
    await wait(5);
  }
  throw new Error(`Nobody came to wait for the lock as number ${count}.`);
}

/**
 * Holds a lock, starts each call when the one before it waits for that lock, and lets go: they have it in this order, and
 * each has read what it reads before the lock while nothing had happened yet.
 */
export async function queueBehind<Result>(
  db: Db,
  lock: (tx: Tx) => Promise<unknown>,
  calls: (() => Promise<Result>)[],
): Promise<Result[]> {
  const started: Promise<Result>[] = [];
  await db.transaction().execute(async (tx) => {
    await lock(tx);
    for (const call of calls) {
      started.push(call());
      await untilWaiting(db, started.length);
    }
  });
  return Promise.all(started);
}

/** The same behind the lock of a basket. */
export function queueForBasket<Result>(db: Db, cartId: number, calls: (() => Promise<Result>)[]): Promise<Result[]> {
  return queueBehind(
    db,
    (tx) => tx.selectFrom('carts').where('id', '=', cartId).select('id').forUpdate().execute(),
    calls,
  );
}

/** Milliseconds. Calls that wait for each other in our process wait for no lock. */
const mostHeld = 300;

/**
 * Holds the lock of a basket while all calls start, until each of them waits for some lock or has ended, or for a moment;
 * then lets go. Most have read what they read before their locks while nothing had happened yet.
 */
export async function holdBasketWhile(db: Db, cartId: number, calls: (() => Promise<unknown>)[]): Promise<void> {
  let ended = 0;
  const started: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('carts').where('id', '=', cartId).select('id').forUpdate().execute();
    for (const call of calls) started.push(call().finally(() => (ended += 1)));
    for (let waited = 0; waited < mostHeld; waited += 5) {
      if ((await countWaiting(db)) + ended >= calls.length) return;
      await wait(5);
    }
  });
  await Promise.all(started);
}
