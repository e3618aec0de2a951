import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listening = '0A';

/** The inode of the socket that listens on a port, from a table like `/proc/net/tcp`. */
export function getInode(socketTable: string, port: number): string | null {
  const portHex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = socketTable
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
  return rows.find(([, local, , state]) => state === listening && local?.endsWith(`:${portHex}`))?.[9] ?? null;
}

function holds(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket);
  } catch {
    return false; // It has exited meanwhile, or belongs to another user.
  }
}

/** The process that listens on a port. Throws when there is none. */
export function listenerOn(port: number): number {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'utf8'));
  const inode = tables.map((text) => getInode(text, port)).find((socketInode) => socketInode !== null);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const owners = pids.filter((pid) => inode && holds(pid, `socket:[${inode}]`)).map(Number);
  if (owners.length === 0) throw new Error(`No process listens on port ${port}.`);
  return Math.min(...owners);
}
