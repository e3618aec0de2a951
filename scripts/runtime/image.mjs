import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Whether this is an image of `deploy/Dockerfile`, which has its packages and no list to install others by. */
export const isImage = !existsSync(join(root, 'package-lock.json'));

/** Runs a tool of the backend in its image, whose environment is the backend's; returns its exit code. */
export async function runInImage(tool, args) {
  const running = spawn(process.execPath, [tool, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.kill(signal));
  const [code, signal] = await once(running, 'exit');
  return code ?? 128 + constants.signals[signal];
}
