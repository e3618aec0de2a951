import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { machineEnvironment } from '#backend/config.ts';
import type { Home } from './home.ts';
import { keep } from './keeper.ts';

/** Runs the server for as long as our end of the pipe is open, so that it stops with this process however that ends. */
const leash = 'exec 3<&0; "$@" </dev/null 3<&- & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server';

export interface ServerOptions {
  home: Home;
  programs: string;
  port: number;
  password: string;
  settings: Record<string, string>;
}

export interface Server {
  keeper: pg.Client;
  stop: () => Promise<void>;
}

function serverArguments({ home, port, settings }: ServerOptions): string[] {
  const allSettings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // TCP alone: a socket file would need one more folder that everybody can reach.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '48MB',
    timezone: 'UTC',
    jit: 'off',
    ...settings,
  };
  return ['-D', home.cluster, ...Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function launch(options: ServerOptions): Promise<ChildProcess> {
  const { home, programs } = options;
  const log = await open(home.log, 'w', 0o600);
  if (home.owner !== null) await chown(home.log, home.owner.uid, home.owner.gid);
  const program = join(programs, 'bin', 'postgres');
  const command = process.platform === 'win32' ? [program] : ['sh', '-c', leash, 'touchline-database', program];
  const child = spawn(command[0] ?? program, [...command.slice(1), ...serverArguments(options)], {
    ...home.owner,
    cwd: home.folder,
    env: machineEnvironment(),
    // In a process group of its own, so that Ctrl-C signals only this process.
    detached: true,
    stdio: ['pipe', log.fd, log.fd],
  });
  await once(child, 'spawn');
  await log.close();
  return child;
}

async function connectWhenReady({ port, password }: ServerOptions, child: ChildProcess): Promise<pg.Client | null> {
  while (child.exitCode === null && child.signalCode === null) {
    const keeper = await keep({ port, password }).catch(() => null);
    if (keeper !== null) return keeper;
    await sleep(40);
  }
  return null;
}

/** The lines of the log that explain the failure, without their timestamps. */
async function reasonIn(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  const telling = lines.filter((line) => /FATAL|PANIC|could not/.test(line) && !line.includes('is starting up'));
  return telling.map((line) => line.replace(/^.*?\] /, '')).join(' ');
}

async function stopServer(child: ChildProcess, keeper: pg.Client): Promise<void> {
  await keeper.end().catch(() => undefined);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const serverExit = once(child, 'exit');
  if (process.platform === 'win32') child.kill();
  child.stdin?.end();
  await serverExit;
}

/**
 * Starts the server and waits until it answers, recovery after a crash included. Throws one sentence when it can't
 * start. `stop` closes every connection, writes everything down and waits for the end.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  // The shared memory of a killed server lasts until the last of its processes has exited.
  for (let attempt = 1; ; attempt += 1) {
    const child = await launch(options);
    const keeper = await connectWhenReady(options, child);
    if (keeper !== null) return { keeper, stop: () => stopServer(child, keeper) };
    child.stdin?.destroy();
    const reason = await reasonIn(options.home.log);
    if (reason.includes('could not bind')) {
      throw new Error(`Port ${options.port} is in use by another program: set DATABASE_PORT.`);
    }
    if (attempt === 20 || !reason.includes('still in use')) throw new Error(`The database did not start: ${reason}`);
    await sleep(250);
  }
}
