import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '#backend/clock.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { startDatabase, type EmbeddedDatabase } from '#backend/db/connection/embedded.ts';
import { migrate } from '#backend/db/migrate.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { startJobs, type RunningJobs } from '#backend/jobs/start-jobs.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { testConfig } from '#tests/support/backend.ts';
import { freePort } from '#tests/support/database-server.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

/** Seconds after the database's return within which all jobs must run again. */
const returnSeconds = 30;
const timeoutMs = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'touchline-restart-'));
await chmod(dataDir, 0o755);
const port = await freePort();
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function killDatabase(database: EmbeddedDatabase): Promise<void> {
  const lockFile = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(lockFile.split('\n')[0]), 'SIGKILL');
  await database.stop();
}

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server ends while the connection is in use.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Locks every table until the database ends. */
async function blockTables(url: string): Promise<void> {
  const blocker = await openClient(url);
  const { rows } = await blocker.query<{ names: string }>(
    "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'",
  );
  await blocker.query('begin');
  await blocker.query(`lock table ${rows[0]?.names ?? ''}`);
}

async function untilAllWait(url: string, jobs: RunningJobs): Promise<void> {
  const observer = await openClient(url);
  const jobCount = jobs.reports().length;
  for (let waiting = 0; waiting < jobCount;) {
    const { rows } = await observer.query<{ waiting: number }>(
      "select count(distinct query)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    waiting = rows[0]?.waiting ?? 0;
  }
  await observer.end();
}

/** Jobs without a successful run since then. */
function behind(jobs: RunningJobs, since: number): string[] {
  const seconds = (performance.now() - since) / 1000;
  return jobs.reports().flatMap(({ name, secondsSinceSuccess }) => (secondsSinceSuccess > seconds ? [name] : []));
}

it.each([
  ['is restarted', (database: EmbeddedDatabase) => database.stop()],
  ['is killed', killDatabase],
])(
  'runs every job again when the database %s in the middle of all of them',
  async (_, end) => {
    const database = await startDatabase({ dataDir, port });
    await migrate(database.url);
    await blockTables(database.url);
    // No lock timeout, and a connection for each job, so that all wait in the middle of a run until the database ends.
    const db = connect({ url: database.url, withoutTimeouts: true, max: 40 });
    const dependencies = {
      db,
      clock: systemClock,
      ids: randomIds,
      log: createLog('silent'),
      config: testConfig(),
      services: { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined },
      limits: noRateLimits,
    };
    const jobs = startJobs(dependencies);
    await untilAllWait(database.url, jobs);
    await end(database);
    const restartedDatabase = await startDatabase({ dataDir, port });
    const returnedAt = performance.now();
    while (behind(jobs, returnedAt).length > 0 && performance.now() - returnedAt < returnSeconds * 1000) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const lateJobs = behind(jobs, returnedAt);
    await jobs.stop();
    await db.destroy();
    await restartedDatabase.stop();
    expect(lateJobs).toEqual([]);
  },
  timeoutMs,
);
