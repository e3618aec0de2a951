import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isLockTimeout } from './connection/error-codes.ts';
import { isPooled, requireVersion } from './connection/session-settings.ts';

/** Where the migrations of this build lie. */
export const ourFolder = new URL('./migrations/', import.meta.url);
/** Key of the advisory lock; any number, the same in every process. */
const lock = 7_264_011;
const turnEveryMs = 100;
const lockSeconds = 5;
/** First line of a file that runs outside of a transaction. */
const marker = '-- statement by statement';

/** Names of the migrations of this build, in order. */
export async function migrationNames(folder = ourFolder): Promise<string[]> {
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
 * Takes the advisory lock, held until the connection ends. Polls instead of waiting: `create index concurrently` waits
 * for every running statement, so a statement that waited for this lock would deadlock with it.
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

/**
 * Without a lock timeout: building an index concurrently waits for other transactions and blocks none, so it may take
 * long.
 */
async function applyOneByOne(client: pg.Client, name: string, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) await client.query(statement);
  await note(client, name);
}

function migrationError(name: string, cause: unknown): Error {
  const reason = isLockTimeout(cause)
    ? `could not get its locks within ${lockSeconds} seconds; start again when nothing holds them`
    : `failed: ${cause instanceof Error ? cause.message : 'unknown'}`;
  return new Error(`Migration ${name} ${reason}.`, { cause });
}

/** Checks the server, and lifts the time limits that the role may have for the application. Throws one sentence. */
async function prepare(client: pg.Client): Promise<void> {
  await requireVersion(client);
  if (await isPooled(client)) {
    throw new Error(
      'Tables are made and changed without a pooler between: set DATABASE_OWNER_URL to the database itself.',
    );
  }
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
}

/**
 * Applies the numbered files that the database hasn't had yet, each in a transaction of its own; processes that start
 * together take turns. A file whose first line begins with `-- statement by statement` has no transaction, for
 * statements that need none or would block writes (`create index concurrently`): each ends with a semicolon at the end
 * of a line and must be safe to run again. With `only`, others wait. Returns the names applied. Throws when a file fails, after which earlier ones stay
 * applied, and one sentence when the server is too old or is reached through a pooler.
 */
export async function migrate(url: string, folder = ourFolder, only?: ReadonlySet<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepare(client);
    await takeTurn(client);
    const alreadyApplied = await appliedNames(client);
    const missing = (await migrationNames(folder)).filter(
      (name) => !alreadyApplied.has(name) && only?.has(name) !== false,
    );
    for (const name of missing) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const apply = text.startsWith(marker) ? applyOneByOne : applyAsOne;
      await apply(client, name, text).catch((cause: unknown) => {
        throw migrationError(name, cause);
      });
    }
    return missing;
  } finally {
    await client.end();
  }
}
