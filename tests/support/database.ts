import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '#backend/db/connection/connect.ts';
import type { Db } from '#backend/db/schema.ts';

interface TestDatabaseOptions {
  /** Size of the pool. */
  max?: number;
  /** An empty database, without our tables. */
  isBare?: boolean;
  /** URL of the database to copy, to which nobody may be connected; the migrated, empty one unless given. */
  sourceUrl?: string;
}

interface TestDatabase {
  db: Db;
  url: string;
}

/** Serialised, because PostgreSQL refuses to clone a database that has connections. */
async function onServer(serverUrl: string, statement: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Gives a test file a database of its own, migrated and empty, and drops it after the file's last test. Call it at the
 * top: `const { db } = await testDatabase();`.
 */
export async function testDatabase({
  max = 10,
  isBare = false,
  sourceUrl,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) throw new Error('Only the Jest project "backend" has a PostgreSQL.');
  const url = new URL(serverUrl);
  const template = isBare ? 'template0' : new URL(sourceUrl ?? serverUrl).pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  const db = connect({ url: url.href, max });
  afterAll(async () => {
    await db.destroy();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });
  return { db, url: url.href };
}
