import type { Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './http/monitoring/log.ts';
import { start, type Stop } from './start.ts';

async function stopAll(stops: Stop[], log: Logger): Promise<void> {
  for (const stop of stops) await stop().catch((err: unknown) => log.error({ err }, 'could not stop in good order'));
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The backend cannot start with these settings.\n${error.message}\n`);
    process.exit(1);
  }
}

async function run(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  try {
    const stops = await start(config, log);
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => {
        log.info({ signal }, 'backend stops');
        void stopAll(stops, log).then(() => process.exit(0));
      });
    }
  } catch (err) {
    // The embedded database stops with this process.
    log.fatal({ err }, 'the backend could not start');
    process.exit(1);
  }
}

if (import.meta.main) await run();
