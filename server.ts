import { once } from 'node:events';
import next from 'next';
import { config, type Config } from './lib/config.ts';
import { readStandaloneConfig } from './lib/http/standalone-config.ts';
import { createWebServer } from './lib/http/web-server.ts';

function configOrExit(): Config {
  try {
    return config();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const settings = configOrExit();
const { isDevelopment, host, port } = settings;
const dir = import.meta.dirname;
const standaloneConfig = readStandaloneConfig(dir);
// Next reads its configuration from this variable, which `server.js` of the standalone output sets, too.
if (standaloneConfig !== undefined) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = standaloneConfig;
const app = next({ dev: isDevelopment, dir, hostname: host, port });
const handle = app.getRequestHandler();
const server = createWebServer(settings, (request, response) => void handle(request, response));

/**
 * Graceful shutdown: finishes open requests, then exits. In development it does not wait, because the hot-reload
 * connection never closes.
 */
async function stop(): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if (!isDevelopment) await closed;
  await app.close();
  process.exit(0);
}

try {
  await app.prepare();
  await once(server.listen(port, host), 'listening');
} catch (error) {
  // Next logs unhandled errors without exiting, so the exit is explicit.
  console.error(error);
  process.exit(1);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
console.log(`Web listens on http://${host}:${port}`);
