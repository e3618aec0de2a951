import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process takes the same lock. */
const lock = 7_264_011;

async function migrationNames(): Promise<string[]> {
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
 * Applies the numbered files that the database hasn't had yet, all in one transaction; processes that start together
 * take turns. Returns the names applied. Throws when a file fails; then nothing is changed.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const applied = await appliedNames(client);
    const missing = (await migrationNames()).filter((name) => !applied.has(name));
    for (const name of missing) {
      await client.query(await readFile(new URL(name, folder), 'utf8'));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
    return missing;
  } finally {
    await client.end();
  }
}
