import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { runAs } from './owner.ts';

const major = '18';

/** Password of the superuser `postgres`, made up on the first start. */
export async function readPassword({ password, owner }: Home): Promise<string> {
  const knownPassword = await readFile(password, 'utf8').catch(() => '');
  if (knownPassword !== '') return knownPassword;
  const newPassword = randomBytes(24).toString('base64url');
  await writeFile(password, newPassword, { mode: 0o600 });
  if (owner !== null) await chown(password, owner.uid, owner.gid);
  return newPassword;
}

function initArguments(target: string, password: string): string[] {
  return [
    ...['--pgdata', target, '--username', 'postgres', '--auth', 'scram-sha-256', '--pwfile', password],
    // Sorts by code point, but knows upper and lower case of every alphabet: the same on every machine.
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    '--no-instructions',
  ];
}

/**
 * Runs initdb in a folder beside the final one and renames it, so that an interrupted start leaves no half-made data.
 */
async function createCluster(home: Home, programs: string): Promise<void> {
  const unfinishedFolder = `${home.cluster}.new`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  await mkdir(unfinishedFolder, { mode: 0o700 });
  if (home.owner !== null) await chown(unfinishedFolder, home.owner.uid, home.owner.gid);
  const init = join(programs, 'bin', 'initdb');
  const { ok, output } = await runAs(home.owner, init, initArguments(unfinishedFolder, home.password));
  if (!ok) throw new Error(`The database could not be created: ${output.split('\n').at(-1) ?? ''}`);
  await rename(unfinishedFolder, home.cluster);
}

/** Makes the data folder on the first start. Throws one sentence when there is one that can't be used. */
export async function prepareCluster(home: Home, programs: string): Promise<void> {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`The database in ${home.cluster} belongs to another user: start as that user, or set DATA_DIR.`);
  });
  if (version === null) await createCluster(home, programs);
  else if (version.trim() !== major) {
    throw new Error(`The database in ${home.cluster} is of PostgreSQL ${version.trim()}, not ${major}: set DATA_DIR.`);
  }
}
