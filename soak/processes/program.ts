import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const stopWithParent = pathToFileURL(join(root, 'scripts/system/stop-with-parent.mjs')).href;

export interface ProgramOptions {
  script: string;
  /** Read again at every start. */
  env: () => Promise<Record<string, string>>;
  /** Its output is appended to this file. */
  log: string;
}

/** A Node program of ours that can be killed and restarted. */
export interface Program {
  /** Starts it unless it runs; concurrent calls wait for the same start. */
  start: () => Promise<void>;
  /** Sends it a signal while it runs, as SIGSTOP and SIGCONT. */
  signal: (signal: NodeJS.Signals) => void;
  /** Sends SIGKILL; resolves when it has exited. */
  kill: () => Promise<void>;
  /** Sends SIGTERM, and SIGKILL after some seconds; it is not started again. */
  stop: () => Promise<void>;
}

const timeoutMs = 15_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(timer);
}

function launch({ script, log }: ProgramOptions, env: Record<string, string>): ChildProcess {
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', stopWithParent, script], {
    cwd: root,
    env: { ...process.env, ...env, SUPERVISOR_PID: String(process.pid) },
    // In a process group of its own, so that Ctrl-C signals only this process.
    detached: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  return child;
}

/** Prepares a program; it ends with this process, however that ends. */
export function getProgram(options: ProgramOptions): Program {
  let child: ChildProcess | null = null;
  let starting: Promise<void> | null = null;
  let isStopped = false;

  async function begin(): Promise<void> {
    const env = await options.env();
    if (!isStopped) child = launch(options, env);
  }

  return {
    async start() {
      if (isStopped || (child !== null && !hasEnded(child))) return;
      starting ??= begin().finally(() => {
        starting = null;
      });
      await starting;
    },
    signal(signal) {
      child?.kill(signal);
    },
    async kill() {
      if (child !== null) await endWith(child, 'SIGKILL');
    },
    async stop() {
      isStopped = true;
      await starting;
      if (child !== null) await endWith(child, 'SIGTERM');
    },
  };
}
