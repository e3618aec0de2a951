import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '#backend/db/connection/connect.ts';
import type { Db } from '#backend/db/schema.ts';

interface TestDatabaseOptions {
  /** Connections at most. */
  max?: number;
  /** Without our tables. */
  isBare?: boolean;
}

interface TestDatabase {
  db: Db;
  url: string;
}

/** One statement at a time: PostgreSQL refuses to clone a database that somebody is connected to. */
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
export async function testDatabase({ max = 10, isBare = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) throw new Error('Only the Jest project "backend" has a PostgreSQL.');
  const url = new URL(serverUrl);
  const template = isBare ? 'template0' : url.pathname.slice(1);
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
