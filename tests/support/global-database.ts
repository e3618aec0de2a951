import { migrate } from '#backend/db/migrate.ts';
import { startTestServer } from './database-server.ts';

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/**
 * Jest's `globalSetup` of the backend tests: one PostgreSQL for the run, which workers find by `TEST_DATABASE_URL`.
 * Given that variable, an empty database on another server (PostgreSQL 15 or newer) is used instead.
 */
export default async function startGlobalDatabase(): Promise<void> {
  const input = process.env.TEST_DATABASE_URL;
  if (input !== undefined) {
    await migrate(input);
    return;
  }
  const { url, stop } = await startTestServer();
  process.env.TEST_DATABASE_URL = url;
  globalThis.stopTestServer = stop;
}
