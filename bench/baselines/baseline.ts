import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask } from '#bench/load/request.ts';

/** A server that ours is compared with. */
export interface Baseline {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

interface BaselineOptions {
  cwd: string;
  /** Added to our own environment. */
  env: Record<string, string>;
  port: number;
}

const startSeconds = 30;
const stopWithParent = pathToFileURL(join(import.meta.dirname, '../../scripts/system/stop-with-parent.mjs')).href;

/** Starts a server of Node and waits until it answers. Throws when it ends first. */
export async function startBaseline(args: readonly string[], { cwd, env, port }: BaselineOptions): Promise<Baseline> {
  const child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < startSeconds * 10; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server to measure beside ended: ${args.join(' ')}`);
    const isUp = await ask({ port, path: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp && child.pid !== undefined) return { port, pid: child.pid, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`A server to measure beside did not start: ${args.join(' ')}`);
}
