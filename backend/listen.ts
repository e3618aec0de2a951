import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './app.ts';
import type { Config } from './config.ts';

const drainMs = 10_000;
const closeIdleEveryMs = 50;
/** How long the web, or whoever calls, may take to send the headers and all of a request. */
const timeoutsMs = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** Accepts no new connection, lets running requests end, and closes what is left after ten seconds. */
async function drain(server: Server): Promise<void> {
  const serverClosed = once(server, 'close');
  server.close();
  // An idle keep-alive connection stays open unless it is closed here.
  const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const timeoutMs = setTimeout(() => server.closeAllConnections(), drainMs);
  await serverClosed;
  clearInterval(idle);
  clearTimeout(timeoutMs);
}

/** Serves the backend over HTTP until the function it returns is called. Throws when the port is taken. */
export async function listen(backend: Backend, { host, port }: Pick<Config, 'host' | 'port'>) {
  const answer = getRequestListener(backend.fetch, { hostname: host });
  const server = createServer(timeoutsMs, (request, response) => void answer(request, response));
  server.listen(port, host);
  await once(server, 'listening');
  return () => drain(server);
}
