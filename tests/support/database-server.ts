import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#backend/db/connection/embedded.ts';

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** No fsync: the data are not needed after the tests. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts a PostgreSQL for one run of tests. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-test-'));
  await chmod(dataDir, 0o755);
  const database = await startDatabase({ dataDir, port: await freePort(), settings });
  const stop = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: database.url, stop };
}
