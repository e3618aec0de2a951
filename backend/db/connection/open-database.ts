import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#backend/config.ts';
import { startDatabase } from './embedded.ts';

export interface OpenDatabase {
  /** For migrations and other work of an administrator. */
  ownerUrl: string;
  /** For the application: it may read and write rows, and change no table. */
  appUrl: string;
  stop: () => Promise<unknown>;
}

/** The operator's own database where one is set, else the embedded one, started. Throws what `startDatabase` throws. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl, dataDir, databasePort: port } = config;
  if (databaseUrl !== undefined) {
    return { ownerUrl: databaseOwnerUrl ?? databaseUrl, appUrl: databaseUrl, stop: () => Promise.resolve() };
  }
  return startDatabase({ dataDir: resolve(dataDir), port, log: (sentence) => log.info(sentence) });
}
