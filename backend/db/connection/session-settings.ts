import pg from 'pg';
import { requireRoom } from './server-connections.ts';

/**
 * What every connection of the application has, as PostgreSQL shows it. A process that hangs with a transaction open
 * loses it, and its locks, after ten seconds; others that wait for these locks fail after five. One generic plan: our
 * statements find rows by their keys, so it fits all values, and planning anew would cost more than running.
 * random_page_cost 1.1 suits memory and SSDs; with the default of 4 PostgreSQL scans whole tables that have no
 * statistics yet.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  lock_timeout: '5s',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '10s',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
};

/** Drops a client that does not read its results. Not compared, because what is shown of it depends on the socket. */
const unreadClients = { tcp_user_timeout: '15s' };

/**
 * Statements that give a role these settings at every new connection; `scope` may be `in database …`. They belong to
 * the role and not to the connection, because a pooler in transaction mode drops what a connection asks for.
 */
export function roleSettings(role: string, scope = ''): string {
  const settings = Object.entries({ ...sessionSettings, ...unreadClients });
  return settings.map(([name, value]) => `alter role ${role} ${scope} set ${name} = '${value}';`).join('\n');
}

/** Opens a connection for `work`, and closes it. */
async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  // A connection that is lost rejects its query; without a listener it would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws one sentence unless the server is PostgreSQL 16 or newer. */
export async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < 16)
    throw new Error(`PostgreSQL 16 or newer is needed, and this one is ${version}.`);
}

/** Whether a pooler stands between: then another process of the server answers than the one that greeted the client. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const greeting: unknown = Reflect.get(client, 'processID');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== greeting;
}

/** Which settings this connection does not have, each with the value it has. */
async function findMissing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [Object.keys(sessionSettings)],
  );
  return rows.filter(({ name, value }) => sessionSettings[name] !== value).map(({ name, value }) => `${name} ${value}`);
}

/** Sets them on the role in this database, which the role may do itself. */
async function setOnRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const database = client.escapeIdentifier(rows[0]?.database ?? '');
  await client.query(roleSettings('current_user', `in database ${database}`));
}

/**
 * Two connections prepare a statement each and swap the server's processes: a pooler that does not carry prepared
 * statements along then does not find one of them. Throws the server's error.
 */
async function swapPrepared(one: pg.Client, other: pg.Client): Promise<void> {
  const both = [
    { client: one, name: 'touchline_one' },
    { client: other, name: 'touchline_other' },
  ];
  // The first to ask gets the process that was used last, or the one unused for longest: one of both orders swaps.
  for (const order of [both, both, both.toReversed(), both.toReversed()]) {
    for (const { client, name } of order) {
      await client.query('begin');
      await client.query({ name, text: `select $1::text as ${name}`, values: [name] });
    }
    for (const { client } of both) await client.query('commit');
  }
}

async function requirePreparedStatements(url: string): Promise<void> {
  try {
    await withClient(url, (one) => withClient(url, (other) => swapPrepared(one, other)));
  } catch (cause) {
    throw new Error(
      'The pooler of DATABASE_URL does not carry prepared statements along: PgBouncer does from version 1.21, with max_prepared_statements above 0 and at least two connections.',
      { cause },
    );
  }
}

/**
 * Makes sure that the application's connections have their settings, however they connect, by setting them on their role
 * where they are missing; that a pooler between carries prepared statements, and that without one the database allows a
 * `pool` of so many. Throws one sentence when not.
 */
export async function prepareConnections(url: string, pool: number): Promise<void> {
  const isBehindPooler = await withClient(url, async (client) => {
    await requireVersion(client);
    // Another process that starts just now may set them, too; what counts is whether they are there afterwards.
    if ((await findMissing(client)).length > 0) await setOnRole(client).catch(() => undefined);
    const isBehind = await isPooled(client);
    if (!isBehind) await requireRoom(client, pool);
    return isBehind;
  });
  const missing = await withClient(url, findMissing);
  if (missing.length > 0) {
    throw new Error(
      `The connections of DATABASE_URL have no time limits (${missing.join(', ')}): set them on its role as deploy/database-roles.sh does, and let a pooler connect anew (RECONNECT).`,
    );
  }
  if (isBehindPooler) await requirePreparedStatements(url);
}
