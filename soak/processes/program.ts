import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const stopWithParent = pathToFileURL(join(root, 'scripts/system/stop-with-parent.mjs')).href;

export interface ProgramOptions {
  script: string;
  /** Asked for at every start. */
  env: () => Promise<Record<string, string>>;
  /** What it prints is added to this file. */
  log: string;
}

/** A Node program of ours that may be killed and started again. */
export interface Program {
  start: () => Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM, and SIGKILL when it has not gone after some seconds. */
  stop: () => Promise<void>;
  isRunning: () => boolean;
}

const patienceMs = 15_000;

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

/** Describes a program; it goes down with this process, however this one ends. */
export function programOf({ script, env, log }: ProgramOptions): Program {
  let child: ChildProcess | null = null;
  return {
    async start() {
      const own = await env();
      const file = openSync(log, 'a');
      child = spawn(process.execPath, ['--import', stopWithParent, script], {
        cwd: root,
        env: { ...process.env, ...own, SUPERVISOR_PID: String(process.pid) },
        // A group of its own: Ctrl-C is for us to hear first.
        detached: true,
        stdio: ['ignore', file, file],
      });
      closeSync(file);
    },
    kill: async () => {
      if (child !== null) await endWith(child, 'SIGKILL');
    },
    stop: async () => {
      if (child !== null) await endWith(child, 'SIGTERM');
    },
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
  };
}
