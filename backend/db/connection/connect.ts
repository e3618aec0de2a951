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
  const parser = format === 'binary' ? undefined : parsers.get(oid);
  return parser ?? usualParser(oid, format);
}

/**
 * Generic plans: our statements find rows by their keys, so one plan fits all values, and planning anew would cost more
 * than running. random_page_cost 1.1 suits memory and SSDs; with the default of 4 PostgreSQL scans whole tables that
 * have no statistics yet.
 */
const planning = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1';

/**
 * Timeouts of the server in milliseconds. A process that hangs with a transaction open loses it, and its locks, after
 * ten seconds; others that wait for these locks fail after five.
 */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Drops a client that does not read its results, e.g. because it hangs in the middle of one. */
  tcp_user_timeout: 15_000,
};
/** Timeout for getting a free connection, and for a server that doesn't answer a new one. */
const connectionTimeoutMillis = 5_000;
/** Longer than `statement_timeout`, so that it only ends queries to a server that can't be reached any more. */
const query_timeout = limits.statement_timeout + 5_000;

const startupOptions = [planning, ...Object.entries(limits).map(([name, ms]) => `-c ${name}=${ms}`)].join(' ');

interface ConnectOptions {
  url: string;
  /** Size of the pool. Each connection takes 13 MB of the server; statements are short, so few serve many. */
  max?: number;
  /** For long work of an administrator: no timeouts for statements, locks and idle transactions. */
  withoutTimeouts?: boolean;
}

/**
 * Opens a pool. Columns are snake_case in SQL and camelCase in our code (the plugin renames them, also in the rows of
 * raw `sql`); keys inside JSON stay as they are. End it with `destroy()`.
 */
export function connect({ url, max = 10, withoutTimeouts = false }: ConnectOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser },
    options: withoutTimeouts ? planning : startupOptions,
    connectionTimeoutMillis,
    ...(!withoutTimeouts && { query_timeout }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // An error during a query rejects that query; this event besides would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedStatementPool(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  noteConnections(db, pool, max);
  return db;
}
