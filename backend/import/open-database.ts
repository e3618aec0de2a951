import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { startDatabase } from '../db/embedded.ts';
import { readPassword } from '../db/embedded/cluster.ts';
import { prepareHome } from '../db/embedded/home.ts';
import { isInUse, urlOf } from '../db/embedded/keeper.ts';
import { migrate } from '../db/migrate.ts';

interface OpenDatabase {
  url: string;
  stop: () => Promise<void>;
}

const nothing = () => Promise.resolve();

async function findOrStart({ databaseUrl, databasePort: port, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: nothing };
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const password = await readPassword(await prepareHome(await realpath(folder)));
  // The lock that the keeper of a server holds tells that the product is running on it.
  if (await isInUse({ port, password })) return { url: urlOf({ port, password }, 'touchline'), stop: nothing };
  return startDatabase({ dataDir: folder, port });
}

/**
 * The database of this copy, with all tables: the operator's own, the embedded one that the running product keeps, or
 * the embedded one started for the while. Throws one sentence when it can't be had.
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const database = await findOrStart(config);
  await migrate(database.url);
  return database;
}
