import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import { isInUse } from './keeper.ts';

/** Sends a signal (0: none, only asks); false when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

interface LockFile {
  pid: number;
  port: number;
}

async function readLockFile(cluster: string): Promise<LockFile | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = text?.split('\n') ?? [];
  return text === null ? null : { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Every PostgreSQL process has the data folder as its working directory, even when that has been deleted since. */
async function standsIn(pid: number, cluster: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return folder === cluster || folder === `${cluster} (deleted)`;
}

async function getProcesses(cluster: string, lockFile: LockFile | null): Promise<number[]> {
  const processes = process.platform === 'linux' ? await readdir('/proc').catch(() => null) : null;
  if (processes === null) return lockFile !== null && isAlive(lockFile.pid) ? [lockFile.pid] : [];
  const foundPids: number[] = [];
  for (const pid of processes.filter((name) => /^\d+$/.test(name)).map(Number)) {
    if (await standsIn(pid, cluster)) foundPids.push(pid);
  }
  return foundPids;
}

/** Fast shutdown first; then the immediate one, after which the next start runs crash recovery. */
async function endAll(pids: number[]): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of pids) signal(pid, name);
    for (let waitedMs = 0; waitedMs < 10_000 && pids.some(isAlive); waitedMs += 50) await sleep(50);
  }
}

/**
 * Cleans up after an earlier start that crashed: stops a server of this data folder whose keeper is gone, and removes a
 * stale lock file, whose process id may belong to another program by now. Throws one sentence when a live copy uses the
 * folder.
 */
export async function clearLeftover(
  { cluster }: Home,
  password: string,
  log: (sentence: string) => void,
): Promise<void> {
  const lockFile = await readLockFile(cluster);
  const pids = await getProcesses(cluster, lockFile);
  if (lockFile !== null && pids.length > 0 && (await isInUse({ port: lockFile.port, password }))) {
    throw new Error(`The database in ${cluster} is in use by another copy: stop that one, or set DATA_DIR.`);
  }
  if (pids.length > 0) log('Stopping the database that an earlier run left behind.');
  await endAll(pids);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
