import pg from 'pg';
import { isOverloaded } from '#backend/db/connection/error-codes.ts';
import { rolePassword, type DatabaseRole } from './role-passwords.ts';

interface Address {
  port: number;
  password: string;
}

/** Key of the advisory lock; any number, the same in every copy. */
const lock = 7_264_012;

/** URL of one of the server's databases, for the superuser. */
export function getUrl({ port, password }: Address, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** URL of a database for one of our own roles. */
export function roleUrl({ port, password }: Address, database: string, role: DatabaseRole): string {
  return `postgres://${role}:${rolePassword(password, role)}@127.0.0.1:${port}/${database}`;
}

async function open(address: Address, connectionTimeoutMillis: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: getUrl(address, 'postgres'), connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  return rows[0]?.taken === true;
}

/**
 * Connects and holds the advisory lock that marks this server as in use. The lock ends with the connection, so it can't
 * outlive its process. Throws while the server isn't ready.
 */
export async function keep(address: Address): Promise<pg.Client> {
  const client = await open(address, 2_000);
  await takeLock(client);
  return client;
}

/** Whether a live process holds the server's lock. False when no server answers there. */
export async function isInUse(address: Address): Promise<boolean> {
  try {
    const client = await open(address, 10_000);
    try {
      return !(await takeLock(client));
    } finally {
      await client.end();
    }
  } catch (error) {
    return isOverloaded(error);
  }
}
