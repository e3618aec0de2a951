import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How many venues and sessions are made up. */
export interface World {
  venues: number;
  occurrences: number;
}

export const grownWorld: World = { venues: 2000, occurrences: 1_000_000 };

/** Adds made-up venues and sessions to the copy's database (`npm run grow`). */
export async function grow({ venues, occurrences }: World): Promise<void> {
  const args = ['scripts/run.mjs', 'grow', '--venues', String(venues), '--occurrences', String(occurrences)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The world could not be grown.');
}
