import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { StartError } from './start-error.mjs';

const packages = join(root, 'node_modules');
const installedLock = join(packages, '.package-lock.json');

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Whether node_modules holds what package-lock.json asks for, by content: file times do not survive a copy. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesIn(installedLock);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (found) return found.integrity === wanted.integrity;
    return path === '' || wanted.optional === true;
  });
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  if (npm) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Leaves no list of what is installed until npm has finished, so that an installation cut short is never taken for a whole one. */
function clearRemains() {
  if (existsSync(installedLock)) rmSync(installedLock);
  else rmSync(packages, { recursive: true, force: true });
}

/** Installs the packages of package-lock.json unless they are there already. Throws StartError when npm cannot. */
export async function install() {
  if (isInstalled()) return;
  await withLock('install', root, 'Waiting for another copy to install the packages.', () => {
    if (isInstalled()) return;
    console.log('Installing packages. This happens once and takes a few minutes.');
    clearRemains();
    // Not `npm ci`: it wants the lock file to name the binaries of every platform, whether or not a registry has them.
    const { status } = runNpm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) throw new StartError('The packages could not be installed; npm says why above.');
  });
}
