import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/database-server.ts';
import { startDatabase } from './connection/embedded.ts';
import { grantAccess } from './grant-access.ts';
import { migrate } from './migrate.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'touchline-roles-'));
await chmod(dataDir, 0o755);
const port = await freePort();

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}

let database = await startDatabase({ dataDir, port });

beforeAll(async () => {
  // Tables as an earlier version made them: by the superuser.
  await migrate(database.url);
  await query(database.url, 'create schema old create table done (id int)');
  await database.stop();
  database = await startDatabase({ dataDir, port });
  await migrate(database.ownerUrl);
  await grantAccess(database);
}, 60_000);

afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['the application', () => database.appUrl],
  ['the owner of the tables', () => database.ownerUrl],
])('%s is no superuser and makes neither roles nor databases', async (_name, url) => {
  expect(
    await query(
      url(),
      'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
});

it('lets the application read and write rows', async () => {
  await query(
    database.appUrl,
    "insert into outbox (kind, payload, dedupe_key, created_at, available_at) values ('email', '{}', 'x', now(), now())",
  );
  await query(database.appUrl, "update outbox set attempts = 1 where dedupe_key = 'x'");
  expect(await query(database.appUrl, 'select attempts from outbox')).toEqual([{ attempts: 1 }]);
  await query(database.appUrl, 'delete from outbox');
});

it.each([
  'create table notes (text text)',
  'alter table bookings add column note text',
  'alter table bookings disable trigger user',
  'alter table occurrences drop constraint occurrences_pkey cascade',
  'truncate bookings cascade',
  'drop table bookings cascade',
  "insert into schema_migrations (name) values ('9999_none.sql')",
  'select passwd from pg_shadow',
  "copy (select 1) to program 'true'",
  "select pg_read_file('PG_VERSION')",
])('refuses the application %s', async (statement) => {
  await expect(query(database.appUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
});

it('gives the tables of an earlier version to their owner', async () => {
  await query(database.ownerUrl, 'alter table outbox add column note text');
  await query(database.ownerUrl, 'alter table outbox drop column note');
  expect(
    await query(
      database.url,
      "select count(*)::int as others from pg_tables where schemaname = 'public' and tableowner <> 'touchline_owner'",
    ),
  ).toEqual([{ others: 0 }]);
  await query(database.ownerUrl, 'drop schema old cascade');
});
