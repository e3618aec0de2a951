import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/database-server.ts';

const program = process.env.PGBOUNCER_PATH ?? 'pgbouncer';

function readVersion(): number[] | null {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const found = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
  return found && [Number(found[1]), Number(found[2])];
}

const version = readVersion();
/** Why no PgBouncer can be started here; null where one can. */
export const missingPooler = version === null ? 'PgBouncer is not installed' : null;
const [major = 0, minor = 0] = version ?? [];
/** Why there is none that carries prepared statements; null where there is. */
export const missingGoodPooler =
  missingPooler ?? (major === 1 && minor < 21 ? `PgBouncer ${major}.${minor} is older than 1.21` : null);

export interface Pooler {
  /** That of the database, through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts PgBouncer in transaction mode in front of a database, with more settings of its own. */
export async function startPooler(databaseUrl: string, settings: Record<string, string> = {}): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-pooler-'));
  await chmod(folder, 0o777);
  const target = new URL(databaseUrl);
  const port = await freePort();
  const name = target.pathname.slice(1);
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '20',
    ...settings,
  };
  const lines = [
    '[databases]',
    `${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${target.username} password=${decodeURIComponent(target.password)}`,
    '[pgbouncer]',
    ...Object.entries(all).map(([key, value]) => `${key} = ${value}`),
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  // It refuses to be root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, ['--quiet', ...user, file], { stdio: ['ignore', 'ignore', 'ignore'] });
  const exited = once(child, 'exit');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  await untilAnswering(url.href).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: url.href, stop };
}
