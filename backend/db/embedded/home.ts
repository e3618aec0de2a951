import { createHash } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chooseOwner, runAs, type Owner } from './owner.ts';

/** Where one embedded database lives, and as whom it runs. */
export interface Home {
  folder: string;
  cluster: string;
  log: string;
  password: string;
  owner: Owner;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function homeIn(folder: string): Promise<Home> {
  const cluster = join(folder, 'cluster');
  const owner = await chooseOwner(cluster);
  return { folder, cluster, log: join(folder, 'postgres.log'), password: join(folder, 'password'), owner };
}

/** Tries it as the system user itself, because file modes alone don't tell (ACLs, mount options). */
async function isReachable({ folder, owner }: Home): Promise<boolean> {
  if (owner === null) {
    const wantedAccess = constants.R_OK | constants.W_OK | constants.X_OK;
    return access(folder, wantedAccess).then(
      () => true,
      () => false,
    );
  }
  const { ok } = await runAs(owner, 'sh', ['-c', 'test -r "$1" && test -w "$1" && test -x "$1"', 'sh', folder]);
  return ok;
}

async function makeFolder({ folder, owner }: Home): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

/** Used when the checkout, or a folder above it, is closed to the system user. */
async function makeOutsideHome(dataDir: string): Promise<Home> {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const home = await homeIn(join('/var/lib/touchline', key));
  await makeFolder(home);
  await chmod(dirname(home.folder), 0o755);
  return home;
}

/**
 * Finds or makes the folder of the database: inside `dataDir`, or, where the system user can't get there, below
 * /var/lib. Existing data is found again in either place. Throws one sentence when neither will do.
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const inside = await homeIn(join(dataDir, 'database'));
  try {
    await makeFolder(inside);
    if (await isReachable(inside)) return inside;
    if (inside.owner !== null && !(await exists(inside.cluster))) {
      await rmdir(inside.folder).catch(() => undefined);
      const outside = await makeOutsideHome(dataDir);
      if (await isReachable(outside)) return outside;
    }
  } catch (cause) {
    throw new Error(`The database folder ${inside.folder} could not be made: set DATA_DIR or DATABASE_URL.`, { cause });
  }
  throw new Error(
    `The database folder ${inside.folder} belongs to another user, or lies below a closed one: set DATA_DIR.`,
  );
}
