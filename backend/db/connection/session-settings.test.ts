import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { chooseOwner, runAs } from '#backend/db/embedded/owner.ts';
import { migrate } from '#backend/db/migrate.ts';
import { freePort } from '#tests/support/database-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { missingGoodPooler, missingPooler, startPooler } from '#tests/support/db/pooler.ts';
import { connect } from './connect.ts';
import { readServerConnections } from './server-connections.ts';
import { prepareConnections, roleSettings, sessionSettings } from './session-settings.ts';

const { db, url } = await testDatabase();
const oldPrograms = '/usr/lib/postgresql/15/bin';

/** A role without any settings, as an operator may have made it. */
async function makeRole(name: string): Promise<string> {
  await sql.raw(`drop role if exists ${name}; create role ${name} login nosuperuser password 'plain'`).execute(db);
  const ownUrl = new URL(url);
  ownUrl.username = name;
  ownUrl.password = 'plain';
  return ownUrl.href;
}

async function dropRole(name: string): Promise<void> {
  await sql.raw(`drop owned by ${name}; drop role ${name}`).execute(db);
}

async function readSettings(of: string): Promise<Record<string, unknown>> {
  const connection = connect({ url: of, max: 1 });
  try {
    const { rows } = await sql<{ name: string; value: string }>`select name, current_setting(name) as value
      from unnest(${Object.keys(sessionSettings)}::text[]) as name`.execute(connection);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  } finally {
    await connection.destroy();
  }
}

it('gives a role that has no settings those of the application, in this database alone', async () => {
  const roleUrl = await makeRole('plain_role');
  expect(await readSettings(roleUrl)).toMatchObject({ lock_timeout: '0', plan_cache_mode: 'auto' });
  await prepareConnections(roleUrl, 10);
  expect(await readSettings(roleUrl)).toEqual(sessionSettings);
  const elsewhere = new URL(roleUrl);
  elsewhere.pathname = '/postgres';
  expect(await readSettings(elsewhere.href)).toMatchObject({ lock_timeout: '0' });
  await dropRole('plain_role');
});

it('refuses a pool for which the database has not the connections, with one sentence', async () => {
  const { most } = await readServerConnections(db);
  await expect(prepareConnections(url, most)).rejects.toThrow(
    `DATABASE_POOL is ${most}, and one more connection listens, but the database allows ${most} in all: raise its max_connections or lower DATABASE_POOL.`,
  );
  const roleUrl = await makeRole('roomy_role');
  await expect(prepareConnections(roleUrl, most - 1)).resolves.toBeUndefined();
  await dropRole('roomy_role');
});

it('lets processes that start together set them', async () => {
  const roleUrl = await makeRole('shared_role');
  await Promise.all(Array.from({ length: 6 }, () => prepareConnections(roleUrl, 10)));
  expect(await readSettings(roleUrl)).toEqual(sessionSettings);
  await dropRole('shared_role');
});

it('are those that deploy/database-roles.sh sets', async () => {
  const script = await readFile(new URL('../../../deploy/database-roles.sh', import.meta.url), 'utf8');
  const inScript = script.split('\n').filter((line) => line.startsWith('alter role'));
  const ours = roleSettings('touchline_app', 'in database :"database"').split('\n');
  expect(inScript.sort()).toEqual(ours.sort());
});

itWith(missingPooler, 'refuses a pooler that does not carry prepared statements', async () => {
  const settings: Record<string, string> = missingGoodPooler === null ? { max_prepared_statements: '0' } : {};
  const pooler = await startPooler(url, settings);
  await expect(prepareConnections(pooler.url, 10)).rejects.toThrow(/^The pooler of DATABASE_URL does not carry/);
  const inTurns = await startPooler(url, { ...settings, server_round_robin: '1' });
  await expect(prepareConnections(inTurns.url, 10)).rejects.toThrow(/^The pooler of DATABASE_URL does not carry/);
  await Promise.all([pooler.stop(), inTurns.stop()]);
});

itWith(missingPooler, 'refuses a pooler to make and change tables', async () => {
  const pooler = await startPooler(url);
  await expect(migrate(pooler.url)).rejects.toThrow('set DATABASE_OWNER_URL to the database itself');
  await pooler.stop();
});

itWith(missingGoodPooler, 'holds the limits through a pooler, also where its connections are older', async () => {
  const roleUrl = await makeRole('pooled_role');
  const pooler = await startPooler(roleUrl);
  const old = new pg.Client({ connectionString: pooler.url });
  await old.connect();
  await old.query('select 1');
  await expect(prepareConnections(pooler.url, 10)).rejects.toThrow(/have no time limits \(.*lock_timeout 0/);
  await old.end();
  await pooler.stop();
  const anew = await startPooler(roleUrl);
  await prepareConnections(anew.url, 10);
  expect(await readSettings(anew.url)).toEqual(sessionSettings);
  await anew.stop();
  await dropRole('pooled_role');
});

itWith(
  existsSync(oldPrograms) ? null : 'PostgreSQL 15 is not installed',
  'refuses PostgreSQL 15 with one sentence',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-old-'));
    const owner = await chooseOwner(folder);
    await chmod(folder, 0o755);
    if (owner !== null) await chown(folder, owner.uid, owner.gid);
    const [port, cluster, password] = [await freePort(), join(folder, 'cluster'), join(folder, 'password')];
    await writeFile(password, 'old', { mode: 0o644 });
    const run = async (program: string, ...args: string[]) => {
      const { ok, output } = await runAs(owner, join(oldPrograms, program), args);
      if (!ok) throw new Error(output);
    };
    const log = join(folder, 'log');
    await run('initdb', '--pgdata', cluster, '--username', 'postgres', '--auth', 'scram-sha-256', '--pwfile', password);
    const listen = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    await run('pg_ctl', '--pgdata', cluster, '--wait', '--log', log, '--options', listen, 'start');
    try {
      const old = `postgres://postgres:old@127.0.0.1:${port}/postgres`;
      const sentence = /^PostgreSQL 16 or newer is needed, and this one is 15\./;
      await expect(migrate(old)).rejects.toThrow(sentence);
      await expect(prepareConnections(old, 10)).rejects.toThrow(sentence);
    } finally {
      await run('pg_ctl', '--pgdata', cluster, '--mode', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    }
  },
);
