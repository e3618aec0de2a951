import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onAbandoned } from '#scripts/runtime/ancestors.mjs';
import { root } from '#scripts/runtime/root.mjs';

const stopWithParent = pathToFileURL(join(root, 'scripts/system/stop-with-parent.mjs')).href;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the soak test in a process of its own, with a temporary data folder. Returns the exit code. On SIGINT or SIGTERM
 * it stops everything and ends this process.
 */
export async function runSoak(args, { stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  const child = spawn(process.execPath, ['--import', stopWithParent, 'soak/run.ts', ...args], {
    cwd: root,
    env: { ...process.env, SOAK_DIR: dataDir, SUPERVISOR_PID: String(process.pid) },
    // In a process group of its own, so that Ctrl-C signals only this process.
    detached: true,
    stdio,
  });
  let isInterrupted = false;
  const stop = () => {
    isInterrupted = true;
    child.kill('SIGTERM');
  };
  for (const signal of signals) process.on(signal, stop);
  onAbandoned(Number(process.env.RERUN_PARENT), stop);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (!args.includes('--keep')) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  if (isInterrupted) process.exit(1);
  return code ?? 1;
}
