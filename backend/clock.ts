import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

/** The only source of time: tests and the demo may set it. */
export interface Clock {
  now(): Date;
}

/** The clock of this machine, for tools. The backend goes by the database's (`openDatabaseClock`). */
export const systemClock: Clock = { now: () => new Date() };

const measureEveryMs = 10_000;

/** What the database's clock said, and the time of this process that passes however its clock is set. */
interface Reading {
  databaseMs: number;
  elapsedMs: number;
  /** What the question took: so much the reading may be wrong, there or back. */
  tookMs: number;
}

export interface DatabaseClock extends Clock {
  /** By how much the clock of this machine is ahead of the database's, in seconds; negative when it is behind. */
  secondsAhead: () => number;
  stop: () => void;
}

async function read(db: Db): Promise<Reading> {
  const beganMs = performance.now();
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const endedMs = performance.now();
  return { databaseMs: Number(rows[0]?.ms), elapsedMs: (beganMs + endedMs) / 2, tookMs: endedMs - beganMs };
}

/**
 * A clock that shows the database's time: all processes agree on when a hold has run out, whatever the clocks of their
 * machines say. It reads the database's at the start and every ten seconds, and goes on by itself while that does not
 * answer. Throws when it does not answer at the start.
 */
export async function openDatabaseClock(db: Db, everyMs = measureEveryMs): Promise<DatabaseClock> {
  let last = await read(db);
  const nowMs = () => last.databaseMs + performance.now() - last.elapsedMs;

  async function measure(): Promise<void> {
    const next = await read(db);
    const expectedMs = last.databaseMs + next.elapsedMs - last.elapsedMs;
    // What may be the way of the question alone is no reason to jump.
    if (Math.abs(next.databaseMs - expectedMs) > next.tookMs) last = next;
  }

  const timer = setInterval(() => void measure().catch(() => undefined), everyMs).unref();
  return {
    now: () => new Date(nowMs()),
    secondsAhead: () => (Date.now() - nowMs()) / 1000,
    stop: () => clearInterval(timer),
  };
}
