import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The folders of whole backups with their moments, oldest first. */
export async function listBackups(into: string): Promise<{ folder: string; takenAt: Date }[]> {
  const names = await readdir(into).catch(() => []);
  return names
    .toSorted()
    .filter((name) => named.test(name))
    .map((name) => ({ folder: join(into, name), takenAt: new Date(name.replace(named, '$1:$2:$3')) }));
}

/** Removes the backups that are older than so many days. Returns how many. */
export async function removeOlder(into: string, days: number, now: Date): Promise<number> {
  const old = (await listBackups(into)).filter(({ takenAt }) => now.getTime() - takenAt.getTime() > days * dayMs);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.length;
}
