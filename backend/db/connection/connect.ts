import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { isOutdatedPlan, isQueryTimeout } from '#backend/db/connection/error-codes.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import { noteConnections } from './connections.ts';

/** A statement is prepared from this use on: some, such as those of long imports, are used once. */
const firstPreparedUse = 3;
/** Every connection keeps all prepared statements in PostgreSQL's memory. */
const maxNames = 500;
/** How many statements that have no name yet are counted. */
const maxCounted = 2_000;

/** Returns the name under which a statement is prepared; undefined for one that is not prepared (yet). */
type NameStatement = (text: string) => string | undefined;

/**
 * Counts the uses of each statement and names those used repeatedly. PostgreSQL neither parses nor plans a prepared
 * statement again, which for most of ours costs more than executing it.
 */
export function statementNames(): NameStatement {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < firstPreparedUse) {
      if (counts.size === maxCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `touchline_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

function preparingClient(client: pg.PoolClient, nameStatement: NameStatement): PostgresPoolClient {
  let mustClose = false;
  const checkConnection = (error: unknown) => {
    mustClose ||= isOutdatedPlan(error) || isQueryTimeout(error);
    throw error;
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used here.');
    const name = values.length === 0 ? undefined : nameStatement(text);
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) }).catch(checkConnection);
  }
  return { query, release: (isBroken) => client.release(isBroken === true || mustClose) };
}

/**
 * Adapts a pool to Kysely. Its connections prepare statements that are used repeatedly (`statementNames`); one whose
 * prepared statements are outdated, for example after a migration, is closed when it is released.
 */
function preparedStatementPool(pool: pg.Pool): PostgresPool {
  const nameStatement = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparing = clients.get(client) ?? preparingClient(client, nameStatement);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

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

/** Timeout for getting a free connection, and for a server that doesn't answer a new one. */
const connectionTimeoutMillis = 5_000;
/** Longer than the server's `statement_timeout`, so that it only ends queries to a server that can't be reached any more. */
const query_timeout = 35_000;

/** For a role that has the settings of the application, and for one that has none. */
const patientOptions = [
  ...['plan_cache_mode=force_generic_plan', 'random_page_cost=1.1'],
  ...['lock_timeout=0', 'statement_timeout=0', 'idle_in_transaction_session_timeout=0'],
];

interface ConnectOptions {
  url: string;
  /** Size of the pool. Each connection takes 13 MB of the server; statements are short, so few serve many. */
  max?: number;
  /**
   * For long work of an administrator, without a pooler between: no timeouts for statements, locks and idle
   * transactions.
   */
  withoutTimeouts?: boolean;
}

/**
 * Opens a pool, whose connections have the settings of their role (`prepareConnections`). Columns are snake_case in SQL and camelCase in our code (the plugin renames them, also in the rows of
 * raw `sql`); keys inside JSON stay as they are. End it with `destroy()`.
 */
export function connect({ url, max = 10, withoutTimeouts = false }: ConnectOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser },
    connectionTimeoutMillis,
    ...(withoutTimeouts ? { options: patientOptions.map((option) => `-c ${option}`).join(' ') } : { query_timeout }),
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
