import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileCache } from '#scripts/runtime/compile-cache.mjs';
import { root } from '#scripts/runtime/root.mjs';
import { copyLines } from './log-lines.mjs';

const stopWithParent = pathToFileURL(join(root, 'scripts/system/stop-with-parent.mjs')).href;
const isWindows = process.platform === 'win32';

function killAll(child) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The process group has exited already.
  }
}

/**
 * Starts one program of the system, the first of its modules. It leads a process group of its own, so that Ctrl-C
 * reaches only the supervisor, which then stops everything in order.
 */
export function startChild({ name, flags, modules: [program], env, stopSeconds }) {
  const child = spawn(process.execPath, ['--import', stopWithParent, ...flags, program], {
    cwd: root,
    env: { ...env, NODE_COMPILE_CACHE: compileCache, SUPERVISOR_PID: String(process.pid) },
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  copyLines(name, child.stdout, process.stdout);
  copyLines(name, child.stderr, process.stderr);
  const exited = once(child, 'exit').then(([code, signal]) => signal ?? `exit code ${code}`);

  /** Sends SIGTERM, and SIGKILL after `stopSeconds`. */
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => killAll(child), stopSeconds * 1000);
    await exited;
    clearTimeout(timer);
  }

  return { name, exited, stop, kill: () => killAll(child) };
}
