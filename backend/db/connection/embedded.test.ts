import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '#tests/support/database-server.ts';
import { startDatabase } from './embedded.ts';

/** Timeout in milliseconds; most of these tests run initdb. */
const timeoutMs = 60_000;

const hostScript = fileURLToPath(new URL('../../../tests/support/db/database-host.ts', import.meta.url));
const folders: string[] = [];
// One folder for most tests, because making the data takes seconds; each leaves it stopped.
const dataDir = await makeFolder();
const port = await freePort();

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-embedded-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function startHost(): Promise<{ host: ChildProcess; url: string }> {
  const host = spawn(process.execPath, [hostScript, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const line = await new Promise<Buffer>((resolve) => host.stdout.once('data', resolve));
  return { host, url: line.toString().trim() };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

async function kill(host: ChildProcess): Promise<void> {
  const gone = once(host, 'exit');
  host.kill('SIGKILL');
  await gone;
}

test(
  'keeps its data, and its address, from one start to the next',
  async () => {
    const first = await startDatabase({ dataDir, port });
    await query(first.url, 'create table notes (text text)');
    await first.stop();
    const second = await startDatabase({ dataDir, port });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select text from notes')).toEqual([]);
    await second.stop();
  },
  timeoutMs,
);

test(
  'starts again at once when the process that held it was killed',
  async () => {
    const { host, url } = await startHost();
    await query(url, "create table killed as select 'kept' as text");
    await kill(host);
    const database = await startDatabase({ dataDir, port });
    expect(await query(database.url, 'select text from killed')).toEqual([{ text: 'kept' }]);
    await database.stop();
  },
  timeoutMs,
);

test(
  'loses nothing that was committed when everything is killed',
  async () => {
    const { host, url } = await startHost();
    await query(url, "create table crashed as select 'kept' as text");
    const lockFile = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number(lockFile.split('\n')[0]), 'SIGKILL');
    await kill(host);
    const database = await startDatabase({ dataDir, port });
    expect(await query(database.url, 'select text from crashed')).toEqual([{ text: 'kept' }]);
    await database.stop();
  },
  timeoutMs,
);

test(
  'gives the server none of the secrets of the process that starts it',
  async () => {
    process.env.APP_SECRET = 'a secret of the backend, not of the database';
    const database = await startDatabase({ dataDir, port }).finally(() => delete process.env.APP_SECRET);
    const lockFile = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
    const environment = await readFile(`/proc/${lockFile.split('\n')[0]}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment.split('\0').filter((line) => /^(APP|TEST|npm|DATABASE)_/.test(line))).toEqual([]);
    await database.stop();
  },
  timeoutMs,
);

test(
  'two copies run side by side, and neither takes the data of the other',
  async () => {
    const one = await startDatabase({ dataDir, port });
    const other = await startDatabase({ dataDir: await makeFolder(), port: await freePort() });
    await expect(startDatabase({ dataDir, port: await freePort() })).rejects.toThrow('is in use by another copy');
    expect(await query(one.url, 'select 1 as up')).toEqual([{ up: 1 }]);
    expect(await query(other.url, 'select 1 as up')).toEqual([{ up: 1 }]);
    await Promise.all([one.stop(), other.stop()]);
  },
  timeoutMs,
);

test(
  'says which port is taken',
  async () => {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(startDatabase({ dataDir, port })).rejects.toThrow(
      `Port ${port} is in use by another program: set DATABASE_PORT.`,
    );
    server.close();
  },
  timeoutMs,
);
