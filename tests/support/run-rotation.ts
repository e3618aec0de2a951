import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `npm run secrets -- rotate` as a process of its own on a database; returns its exit code. With `isTime`, it is
 * killed as soon as that says so.
 */
export async function runRotation(
  databaseUrl: string,
  secrets: Record<string, string>,
  isTime?: () => Promise<boolean>,
): Promise<number | 'killed' | null> {
  const child = spawn(process.execPath, ['backend/secrets/run.ts', 'rotate'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DEMO: 'on', DATABASE_URL: databaseUrl, ...secrets },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (isTime !== undefined) {
    while (child.exitCode === null && !(await isTime())) await wait(5);
    child.kill('SIGKILL');
  }
  await ended;
  return child.signalCode === 'SIGKILL' ? 'killed' : child.exitCode;
}
