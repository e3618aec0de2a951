import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#backend/db/schema.ts';

const most = `current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - current_setting('reserved_connections')::int`;

export interface ServerConnections {
  /** Of clients of all databases of the server, poolers included. */
  used: number;
  /** That roles like the application's may open in all. */
  most: number;
}

/** How many connections the server of the database has, and how many it allows. */
export async function readServerConnections(db: Db): Promise<ServerConnections> {
  const { rows } = await sql<ServerConnections>`select (select sum(numbackends)::int from pg_stat_database) as used,
    ${sql.raw(most)} as most`.execute(db);
  return rows[0] ?? { used: 0, most: 0 };
}

/** Throws one sentence when the server does not allow the connections of even one process: a pool and one that listens. */
export async function requireRoom(client: pg.Client, pool: number): Promise<void> {
  const { rows } = await client.query<{ most: number }>(`select ${most} as most`);
  const allowed = rows[0]?.most ?? 0;
  if (pool + 1 <= allowed) return;
  throw new Error(
    `DATABASE_POOL is ${pool}, and one more connection listens, but the database allows ${allowed} in all: raise its max_connections or lower DATABASE_POOL.`,
  );
}
