import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '#backend/config.ts';
import { readPassword } from '#backend/db/embedded/cluster.ts';
import { prepareHome } from '#backend/db/embedded/home.ts';
import { isInUse, roleUrl } from '#backend/db/embedded/keeper.ts';
import { databaseRoles, type DatabaseRole } from '#backend/db/embedded/role-passwords.ts';
import { prepareSchema } from '#backend/db/prepare-schema.ts';
import { startDatabase } from './embedded.ts';
import { getOwnerUrl } from './open-database.ts';
import { prepareConnections } from './session-settings.ts';

interface Addresses {
  ownerUrl: string | null;
  appUrl: string;
  stop: () => Promise<void>;
}

interface OpenDatabase {
  /** For the role of the application. */
  url: string;
  /** For the role that owns the tables; that of the application where it is not known. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * The database of this copy as it is: the operator's own, the embedded one of the running product, or the embedded one
 * started until `stop`. The owner is null where this process may not change tables. Throws one sentence when it does not
 * start.
 */
export async function findOrStart(config: Config): Promise<Addresses> {
  const { databaseUrl, databasePort: port, dataDir } = config;
  if (databaseUrl !== undefined) return { ownerUrl: getOwnerUrl(config), appUrl: databaseUrl, stop: nothing };
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const password = await readPassword(await prepareHome(await realpath(folder)));
  // The lock is held while the product is running on this server.
  if (await isInUse({ port, password })) {
    const urlFor = (role: DatabaseRole) => roleUrl({ port, password }, 'touchline', role);
    return { ownerUrl: urlFor(databaseRoles.owner), appUrl: urlFor(databaseRoles.app), stop: nothing };
  }
  return startDatabase({ dataDir: folder, port });
}

/**
 * Opens the database of this copy for a command-line tool: the operator's own, the embedded one of the running product,
 * or the embedded one started for the duration of the tool. Migrations are applied where the owner is known, and else
 * looked for, as at start. Throws one sentence when that fails.
 */
export async function openForTool(config: Config): Promise<OpenDatabase> {
  const { ownerUrl, appUrl, stop } = await findOrStart(config);
  await prepareSchema({ ownerUrl, appUrl });
  await prepareConnections(appUrl, config.databasePool);
  return { url: appUrl, ownerUrl: ownerUrl ?? appUrl, stop };
}
