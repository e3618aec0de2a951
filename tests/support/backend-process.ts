import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './database-server.ts';

const script = fileURLToPath(new URL('../../backend/server.ts', import.meta.url));

export interface BackendProcess {
  address: string;
  /** SIGSTOP freezes it, SIGCONT resumes it, SIGKILL ends it. */
  signal: (signal: NodeJS.Signals) => void;
}

async function isListening(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/health`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

async function untilListening(address: string, child: ChildProcess): Promise<void> {
  while (!(await isListening(address))) {
    if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

type Start = (name: string, databaseUrl: string, settings?: Record<string, string>) => Promise<BackendProcess>;

/**
 * Gives a test file a function that starts our backend as a process of its own, with its jobs. `name` is its
 * application_name in the database. All are killed after the file's last test. Call it at the top.
 */
export function backendProcesses(): Start {
  const children: ChildProcess[] = [];
  afterAll(async () => void (await Promise.all(children.map(kill))));
  return async (name, databaseUrl, settings = {}) => {
    const port = await freePort();
    const url = new URL(databaseUrl);
    url.searchParams.set('application_name', name);
    const child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        APP_SECRET: 'a secret of tests, 32 characters or more',
        BACKEND_PORT: String(port),
        DATABASE_URL: url.href,
        LOG_LEVEL: 'fatal',
        RATE_LIMITS: 'off',
        SMTP_URL: 'smtp://127.0.0.1:1',
        ...settings,
      },
    });
    children.push(child);
    const address = `http://127.0.0.1:${port}`;
    await untilListening(address, child);
    return { address, signal: (signal) => void child.kill(signal) };
  };
}
