import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/database-server.ts';
import { startDatabase } from './connection/embedded.ts';
import { migrate } from './migrate.ts';
import { protectedTables, grantAccess } from './prepare-schema.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'touchline-roles-'));
await chmod(dataDir, 0o755);
const port = await freePort();

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
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

const insertAudit = (age: string) =>
  `insert into audit_events (action, subject_type, subject_id, created_at) values ('seen', 'user', '1', now() - interval '${age}')`;

describe('protected tables', () => {
  it('are granted to the application as they are listed, and every other table wholly', async () => {
    const refusals = new Map<string, string>();
    for (const { tables, refused } of Object.values(protectedTables))
      for (const table of tables) refusals.set(table, refused.join(' '));
    const refusedGrants = await query(
      database.appUrl,
      `select c.relname as "table", string_agg(lower(p.name), ' ' order by p.place) as refused
       from pg_class c cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) with ordinality as p (name, place)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not has_table_privilege(c.oid, p.name)
         and (p.name = 'DELETE' or not has_any_column_privilege(c.oid, p.name))
       group by c.relname order by c.relname`,
    );
    const listed = [...refusals].map(([table, refused]) => ({ table, refused }));
    expect(refusedGrants).toEqual(listed.toSorted((one, other) => (one.table < other.table ? -1 : 1)));
  });

  it('refuse the application what their list refuses', async () => {
    for (const table of protectedTables.appendOnly.tables) {
      await expect(query(database.appUrl, `delete from ${table}`)).rejects.toThrow('permission denied');
      await expect(query(database.appUrl, `select * from ${table} for update`)).rejects.toThrow('permission denied');
    }
    await expect(query(database.appUrl, "update ledger_accounts set kind = 'income'")).rejects.toThrow(
      'permission denied',
    );
    await expect(query(database.appUrl, 'delete from orders')).rejects.toThrow('permission denied');
  });

  it('lose through their function only what is older than its floor, whatever it is asked for', async () => {
    for (const age of ['731 days', '729 days', '1 hour']) await query(database.appUrl, insertAudit(age));
    const purge = (table: string) =>
      query(database.appUrl, `select purge_append_only('${table}', now() + interval '9 years', 100) as deleted`);
    expect(await purge('audit_events')).toEqual([{ deleted: 1 }]);
    expect(await query(database.appUrl, 'select count(*)::int as kept from audit_events')).toEqual([{ kept: 2 }]);
    for (const table of [
      'ledger_entries',
      'ledger_postings',
      'credit_entries',
      'orders',
      'bookings; drop table orders',
    ])
      await expect(purge(table)).rejects.toThrow('nothing is deleted from');
  });

  it('have a function that nobody else may call, and that finds no tables but ours', async () => {
    const [found] = await query(
      database.url,
      `select proowner::regrole::text as owner, prosecdef as "byOwner", proconfig as settings,
        has_function_privilege('public', oid, 'execute') as "isPublic" from pg_proc where proname = 'purge_append_only'`,
    );
    expect(found).toEqual({
      owner: 'touchline_owner',
      byOwner: true,
      settings: ['search_path=pg_catalog, public, pg_temp'],
      isPublic: false,
    });
  });
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
