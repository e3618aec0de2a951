import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan, isSilentConnection } from '#backend/db/connection/error-codes.ts';
import { statementNames, type NameStatement } from './statement-names.ts';

function preparingClient(client: pg.PoolClient, nameOf: NameStatement): PostgresPoolClient {
  let isSpent = false;
  const note = (error: unknown) => {
    isSpent ||= isOutdatedPlan(error) || isSilentConnection(error);
    throw error;
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used here.');
    const name = values.length === 0 ? undefined : nameOf(text);
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) }).catch(note);
  }
  return { query, release: (isBroken) => client.release(isBroken === true || isSpent) };
}

/** The pool as Kysely wants it; its connections prepare the statements that come again and again. */
export function preparedStatementPool(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
