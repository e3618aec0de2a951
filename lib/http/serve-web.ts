import { once } from 'node:events';
import next from 'next';
import type { Config } from '#lib/config.ts';
import { createLiveStreams } from './live/live-streams.ts';
import type { ProcessCounts } from './metrics/process-report.ts';
import { reportProcesses, reportRegularly, storeInMemory } from './page-cache/open-page-store.ts';
import { createWebServer } from './web-server.ts';

function withCounts(counts: () => ProcessCounts) {
  reportRegularly(counts);
  return () => reportProcesses(counts());
}

/** Serves the web from the build in this folder. On `SIGTERM` it finishes open requests and ends the process. */
export async function serveWeb(settings: Config, dir: string): Promise<void> {
  const { isDevelopment, host, port } = settings;
  const app = next({ dev: isDevelopment, dir, hostname: host, port });
  const handle = app.getRequestHandler();
  const live = createLiveStreams({ ...settings, limits: settings.liveLimits });
  const options = { ...settings, live, pageStore: storeInMemory(), withCounts };
  const server = createWebServer(options, (request, response) => void handle(request, response));

  /** In development it does not wait, because the hot-reload connection never closes. */
  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    live.stop();
    if (!isDevelopment) await closed;
    await app.close();
    process.exit(0);
  }

  await app.prepare();
  await once(server.listen(port, host), 'listening');
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  process.stdout.write(`Web listens on http://${host}:${port}\n`);
}
