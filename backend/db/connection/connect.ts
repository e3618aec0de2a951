import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparedStatementPool } from '#backend/db/batching/prepared-statement-pool.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import { noteConnections } from './connections.ts';

const { builtins } = pg.types;

type Parser = (text: string) => unknown;

/** bigint and numeric fit a number everywhere we use them; a date stays text, because it belongs to no time zone. */
const parsers = new Map<number, Parser>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

const usualParser: (oid: number, format?: 'text' | 'binary') => Parser = pg.types.getTypeParser;

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
  const own = format === 'binary' ? undefined : parsers.get(oid);
  return own ?? usualParser(oid, format);
}

/**
 * Our statements find rows by their keys: one plan fits all values, and making it anew would cost more than running it.
 * What they find lies in memory or on a disk without heads, so a page from anywhere costs hardly more than the next one:
 * taking it for four times as much, PostgreSQL reads whole tables of which it has no statistics yet.
 */
const planning = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1';

/**
 * Nobody waits for ever, milliseconds. A process that stands still with a transaction open loses it after ten seconds,
 * and with it the locks for which others were refused after five.
 */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
  /** A client that takes none of what it asked for, e.g. because it stands still in the middle of a reply. */
  tcp_user_timeout: 15_000,
};
/** Waiting for a free connection, or for a server that doesn't answer the first call. */
const connectionTimeoutMillis = 5_000;
/** Longer than the server lets a statement run: only a server that can't be reached any more takes as long. */
const query_timeout = limits.statement_timeout + 5_000;

const limited = [planning, ...Object.entries(limits).map(([name, ms]) => `-c ${name}=${ms}`)].join(' ');

interface ConnectOptions {
  url: string;
  /** Connections at most; the embedded database allows 100 in all. */
  max?: number;
  /** For work of an administrator that may take long: without limits on statements, locks and idle transactions. */
  isPatient?: boolean;
}

/**
 * Opens a pool. Columns are snake_case in SQL and camelCase in our code (the plugin renames them, also in the rows of
 * raw `sql`); keys inside JSON stay as they are. End it with `destroy()`.
 */
export function connect({ url, max = 20, isPatient = false }: ConnectOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser },
    options: isPatient ? planning : limited,
    connectionTimeoutMillis,
    ...(!isPatient && { query_timeout }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One lost while in use fails its query; the event besides would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedStatementPool(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  noteConnections(db, pool, max);
  return db;
}
