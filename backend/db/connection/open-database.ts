import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#backend/config.ts';
import { startDatabase } from './embedded.ts';

export interface OpenDatabase {
  /** For migrations and other work of an administrator; null where this process may not change tables. */
  ownerUrl: string | null;
  /** For the application: it may read and write rows, and change no table. */
  appUrl: string;
  stop: () => Promise<unknown>;
}

/** The address of the owner of the operator's own tables; null where this process may not change them. */
export function getOwnerUrl({ databaseUrl, databaseOwnerUrl, demo }: Config): string | null {
  return databaseOwnerUrl ?? (demo ? databaseUrl : undefined) ?? null;
}

/**
 * The operator's own database where one is set, else the embedded one, started. The owner of the tables is known only
 * where it was named (`DATABASE_OWNER_URL`), or in a demo. Throws what `startDatabase` throws.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, databasePort: port } = config;
  if (databaseUrl !== undefined) {
    return { ownerUrl: getOwnerUrl(config), appUrl: databaseUrl, stop: () => Promise.resolve() };
  }
  return startDatabase({ dataDir: resolve(dataDir), port, log: (sentence) => log.info(sentence) });
}
