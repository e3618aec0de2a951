import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '#backend/config.ts';
import { readPassword } from '#backend/db/embedded/cluster.ts';
import { prepareHome } from '#backend/db/embedded/home.ts';
import { isInUse, roleUrl } from '#backend/db/embedded/keeper.ts';
import { databaseRoles, type DatabaseRole } from '#backend/db/embedded/role-passwords.ts';
import { grantAccess } from '#backend/db/grant-access.ts';
import { migrate } from '#backend/db/migrate.ts';
import { startDatabase } from './embedded.ts';

interface Addresses {
  ownerUrl: string;
  appUrl: string;
  stop: () => Promise<void>;
}

interface OpenDatabase {
  /** For the role of the application. */
  url: string;
  /** For the role that owns the tables. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

const nothing = () => Promise.resolve();

async function findOrStart({ databaseUrl, databaseOwnerUrl, databasePort: port, dataDir }: Config): Promise<Addresses> {
  if (databaseUrl !== undefined)
    return { ownerUrl: databaseOwnerUrl ?? databaseUrl, appUrl: databaseUrl, stop: nothing };
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
 * Opens the database of this copy for a command-line tool, with all migrations applied: the operator's own, the
 * embedded one of the running product, or the embedded one started for the duration of the tool. Throws one sentence
 * when that fails.
 */
export async function openForTool(config: Config): Promise<OpenDatabase> {
  const { ownerUrl, appUrl, stop } = await findOrStart(config);
  await migrate(ownerUrl);
  await grantAccess({ ownerUrl, appUrl });
  return { url: appUrl, ownerUrl, stop };
}
