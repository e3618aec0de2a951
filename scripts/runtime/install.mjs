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

/** Whether node_modules matches package-lock.json, compared by content: file times do not survive a copy. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installedPackages = packagesIn(installedLock);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wantedPackage]) => {
    const foundPackage = installedPackages[path];
    if (foundPackage) return foundPackage.integrity === wantedPackage.integrity;
    return path === '' || wantedPackage.optional === true;
  });
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  if (npm) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Removes npm's list of installed packages until npm has finished, so that an interrupted installation is never taken
 * for a complete one.
 */
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
