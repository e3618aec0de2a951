import { mkdir, realpath } from 'node:fs/promises';
import pg from 'pg';
import { prepareCluster, readPassword } from '#backend/db/embedded/cluster.ts';
import { prepareHome } from '#backend/db/embedded/home.ts';
import { roleUrl, getUrl } from '#backend/db/embedded/keeper.ts';
import { clearLeftover } from '#backend/db/embedded/leftover.ts';
import { findPrograms } from '#backend/db/embedded/programs.ts';
import { databaseRoles, type DatabaseRole, rolePassword } from '#backend/db/embedded/role-passwords.ts';
import { startServer } from '#backend/db/embedded/server.ts';

const plain = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

async function prepareRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await admin.query(`create role ${role}`);
  await admin.query(`alter role ${role} ${plain} password ${admin.escapeLiteral(password)}`);
}

/** Every schema of ours and everything in `public` that the superuser still owns and that no extension brought. */
const ownedBySuperuser = `
  select format('alter table %s owner to ${databaseRoles.owner}', c.oid::regclass) as statement
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and c.relowner <> '${databaseRoles.owner}'::regrole
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  union all
  select format('alter function %s owner to ${databaseRoles.owner}', p.oid::regprocedure)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner <> '${databaseRoles.owner}'::regrole
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select format('alter schema %I owner to ${databaseRoles.owner}', nspname)
  from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
    and nspowner <> '${databaseRoles.owner}'::regrole`;

/**
 * Creates the two unprivileged roles and makes one of them the owner of the database, with the objects that an earlier
 * version created as superuser. `admin` is connected to that database as superuser.
 */
async function prepareRoles(admin: pg.Client, database: string, adminPassword: string): Promise<void> {
  for (const role of Object.values(databaseRoles)) await prepareRole(admin, role, rolePassword(adminPassword, role));
  await admin.query(`alter database ${database} owner to ${databaseRoles.owner}`);
  const { rows } = await admin.query<{ statement: string }>(ownedBySuperuser);
  for (const { statement } of rows) await admin.query(statement);
}

interface EmbeddedOptions {
  /** Its folder `database` holds everything, unless the system user can't get there. */
  dataDir: string;
  port: number;
  log?: (sentence: string) => void;
  /** Settings of PostgreSQL that override ours. */
  settings?: Record<string, string>;
}

export interface EmbeddedDatabase {
  /** URL for the superuser `postgres`. */
  url: string;
  /** URL for the role that owns and migrates the tables. */
  ownerUrl: string;
  /** URL for the application's role, which may only read and write rows. */
  appUrl: string;
  stop: () => Promise<void>;
}

const database = 'touchline';

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) await keeper.query(`create database ${database}`);
}

async function ensureRoles(url: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await prepareRoles(admin, database, password);
  } finally {
    await admin.end();
  }
}

/**
 * Starts the PostgreSQL that npm brought and makes its data folder on the first run. It listens on 127.0.0.1 only, goes
 * down when this process does, and recovers from whatever an earlier one left behind. Throws an Error whose message is
 * one sentence for the person at the terminal.
 */
export async function startDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, port, log = () => undefined, settings = {} } = options;
  await mkdir(dataDir, { recursive: true });
  const home = await prepareHome(await realpath(dataDir));
  const programs = await findPrograms(home);
  const password = await readPassword(home);
  // First, because a server whose folder was deleted still writes there while it shuts down.
  await clearLeftover(home, password, log);
  await prepareCluster(home, programs);
  const { keeper, stop } = await startServer({ home, programs, port, password, settings });
  await ensureDatabase(keeper);
  const url = getUrl({ port, password }, database);
  await ensureRoles(url, password);
  const urlFor = (role: DatabaseRole) => roleUrl({ port, password }, database, role);
  return { url, ownerUrl: urlFor(databaseRoles.owner), appUrl: urlFor(databaseRoles.app), stop };
}
