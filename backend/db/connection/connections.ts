import type pg from 'pg';
import type { Db } from '#backend/db/schema.ts';
import { isPassing } from './error-codes.ts';
import { createTurns, type Turns } from './turns.ts';

/** How long a transaction waits until it may begin while no other comes to an end, milliseconds. */
const patienceMs = 5_000;
/** Transactions that may wait for the same rows at a time: each holds a connection that others need. */
const mostOfOneName = 4;

interface Connections {
  pool: pg.Pool;
  transactions: Turns;
  named: Map<string, Turns>;
}

const connectionsOf = new WeakMap<Db, Connections>();

/** Part of the pool that transactions leave to single statements, which read and wait for nothing. */
function leftFor(max: number): number {
  return Math.floor(max / 4);
}

/** Notes which pool serves a database, and how many of its connections transactions may have. */
export function noteConnections(db: Db, pool: pg.Pool, max: number): void {
  const transactions = createTurns({ what: 'a connection', most: max - leftFor(max), patienceMs });
  connectionsOf.set(db, { pool, transactions, named: new Map() });
}

async function withTurn<Result>(turns: Turns, run: () => Promise<Result>): Promise<Result> {
  const leave = await turns.enter();
  let hasSucceeded = true;
  try {
    return await run();
  } catch (error) {
    // A refusal is an answer; only what fails for want of something holds the others up.
    hasSucceeded = !isPassing(error);
    throw error;
  } finally {
    leave(hasSucceeded);
  }
}

/**
 * Runs a transaction when it may have a connection. `contended` names what it may have to wait for in the database:
 * behind a lock that is not given back a few of one name wait there, and the others here, where they hold nothing. `run`
 * is told whether most connections are taken. Throws when nobody before it comes to an end for five seconds, with a code
 * that counts as passing.
 */
export async function inTurn<Result>(
  db: Db,
  contended: string | undefined,
  run: (isCrowded: boolean) => Promise<Result>,
): Promise<Result> {
  const connections = connectionsOf.get(db);
  if (connections === undefined) return run(false);
  const { transactions, named } = connections;
  const begin = () => withTurn(transactions, () => run(transactions.isHalfTaken()));
  if (contended === undefined) return begin();
  const turns = named.get(contended) ?? createTurns({ what: contended, most: mostOfOneName, patienceMs });
  named.set(contended, turns);
  return withTurn(turns, begin).finally(() => {
    if (turns.isIdle()) named.delete(contended);
  });
}

/** How many connections there are, are idle, and are waited for. */
export function poolState(db: Db): { open: number; idle: number; waiting: number } {
  const pool = connectionsOf.get(db)?.pool;
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
