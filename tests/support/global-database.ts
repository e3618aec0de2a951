import pg from 'pg';
import { roleSettings } from '#backend/db/connection/session-settings.ts';
import { migrate } from '#backend/db/migrate.ts';
import { startTestServer } from './database-server.ts';

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/** Migrates the database that tests clone, and gives the role of the tests what that of the application has. */
async function prepare(url: string): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(roleSettings('current_user'));
  } finally {
    await client.end();
  }
}

/**
 * Jest's `globalSetup` of the backend tests: one PostgreSQL for the run, which workers find by `TEST_DATABASE_URL`.
 * Given that variable, an empty database on another server (PostgreSQL 16 to 18) is used instead.
 */
export default async function startGlobalDatabase(): Promise<void> {
  const input = process.env.TEST_DATABASE_URL;
  if (input !== undefined) {
    await prepare(input);
    return;
  }
  const { url, stop } = await startTestServer();
  await prepare(url);
  process.env.TEST_DATABASE_URL = url;
  globalThis.stopTestServer = stop;
}
