import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { config, type Config } from './lib/config.ts';
import { readBuiltConfig } from './lib/http/built-config.ts';

function configOrExit(): Config {
  try {
    return config();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function run(): Promise<void> {
  const settings = configOrExit();
  const dir = import.meta.dirname;
  try {
    // Next reads its configuration from this variable, which `server.js` of the standalone output sets, too.
    if (!settings.isDevelopment)
      process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = readBuiltConfig(resolve(dir, settings.buildFolder));
    // Imported only where it runs: the main process of several needs no Next, which takes most of the memory.
    if (cluster.isPrimary && settings.processes > 1) {
      const { runWorkers } = await import('./lib/http/workers/run-workers.ts');
      runWorkers(settings.processes);
    } else {
      const { serveWeb } = await import('./lib/http/serve-web.ts');
      await serveWeb(settings, dir);
    }
  } catch (error) {
    // Next logs unhandled errors without exiting, so the exit is explicit.
    console.error(error);
    process.exit(1);
  }
}

if (import.meta.main) await run();
