import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isLockTimeout } from './connection/error-codes.ts';

const ourFolder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process takes the same lock. */
const lock = 7_264_011;
const turnEveryMs = 100;
const lockSeconds = 5;
/** First line of a file that runs outside of a transaction. */
const marker = '-- statement by statement';

async function migrationNames(folder: URL): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

async function appliedNames(client: pg.Client): Promise<Set<string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return new Set(rows.map(({ name }) => name));
}

/**
 * Takes the lock that the connection holds until it ends. Asked for again and again: building an index waits for every
 * statement that runs, and must not wait for one that waits for it.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]?.taken === true) return;
    await sleep(turnEveryMs);
  }
}

async function note(client: pg.Client, name: string): Promise<void> {
  await client.query('insert into schema_migrations (name) values ($1)', [name]);
}

async function applyAsOne(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${lockSeconds}s'`);
  await client.query(text);
  await note(client, name);
  await client.query('commit');
}

/** Building an index waits for others to end what they do, and keeps nobody waiting: it may wait for long. */
async function applyOneByOne(client: pg.Client, name: string, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) await client.query(statement);
  await note(client, name);
}

function failed(name: string, cause: unknown): Error {
  const why = isLockTimeout(cause)
    ? `could not get its locks within ${lockSeconds} seconds; start again when nothing holds them`
    : `failed: ${cause instanceof Error ? cause.message : 'unknown'}`;
  return new Error(`Migration ${name} ${why}.`, { cause });
}

/**
 * Applies the numbered files that the database hasn't had yet, each in a transaction of its own; processes that start
 * together take turns. A file whose first line begins with `-- statement by statement` has none, for what blocks writes
 * otherwise (`create index concurrently`): each of its statements ends with a semicolon at the end of a line, and must be
 * fit to run again. Returns the names applied. Throws when a file fails; what came before it stays applied.
 */
export async function migrate(url: string, folder = ourFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeTurn(client);
    const applied = await appliedNames(client);
    const missing = (await migrationNames(folder)).filter((name) => !applied.has(name));
    for (const name of missing) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const apply = text.startsWith(marker) ? applyOneByOne : applyAsOne;
      await apply(client, name, text).catch((cause: unknown) => {
        throw failed(name, cause);
      });
    }
    return missing;
  } finally {
    await client.end();
  }
}
