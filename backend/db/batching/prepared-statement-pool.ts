import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan, isQueryTimeout } from '#backend/db/connection/error-codes.ts';
import { statementNames, type NameStatement } from './statement-names.ts';

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
export function preparedStatementPool(pool: pg.Pool): PostgresPool {
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
