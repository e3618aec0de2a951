import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startSeconds } from './until.ts';

export type Row = Record<string, unknown>;

/** A database connection that reconnects after a restart of the server. */
export interface Database {
  url: () => Promise<string>;
  isUp: () => Promise<boolean>;
  /** Rows of a statement; retried while the database is down. Only for statements that may run twice. */
  query: (text: string, values?: readonly unknown[]) => Promise<Row[]>;
}

const connectMs = 2_000;
/** SQLSTATE classes that are worth a retry: connection failure, deadlock, insufficient resources, server starting or stopping. */
const passing = /^(08|40|53|57)/;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passing.test(code) || code.startsWith('E') || /terminated|timeout|not queryable/i.test(error.message);
}

/** `locate` returns the URL and is called before every connection, since the server may not have been created yet. */
export function getDatabase(locate: () => Promise<string>): Database {
  async function once(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: await locate(), connectionTimeoutMillis: connectMs });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return {
    url: locate,
    isUp: () =>
      once('select 1', []).then(
        () => true,
        () => false,
      ),
    async query(text, values = []) {
      const deadline = performance.now() + startSeconds * 1000;
      for (;;) {
        try {
          return await once(text, values);
        } catch (error) {
          if (performance.now() > deadline || !isPassing(error)) throw error;
          await sleep(100);
        }
      }
    },
  };
}
