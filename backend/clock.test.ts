import { sql } from 'kysely';
import { testDatabase } from '#tests/support/database.ts';
import { openDatabaseClock } from './clock.ts';

const { db } = await testDatabase();

async function readDatabase(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? 0;
}

it('shows the time of the database, whatever the clock of this machine is set to meanwhile', async () => {
  const clock = await openDatabaseClock(db);
  const ownNow = Date.now;
  try {
    for (const minutes of [20, -20]) {
      Date.now = () => ownNow() + minutes * 60_000;
      expect(Math.abs(clock.now().getTime() - (await readDatabase()))).toBeLessThan(1_000);
      expect(Math.round(clock.secondsAhead() / 60)).toBe(minutes);
    }
  } finally {
    Date.now = ownNow;
    clock.stop();
  }
});

it('never goes back by what a question takes, and goes on while the database does not answer', async () => {
  const clock = await openDatabaseClock(db, 5);
  let last = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    const now = clock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
    if (turn % 20 === 0) await sql`select pg_sleep(0.01)`.execute(db);
  }
  clock.stop();
});
