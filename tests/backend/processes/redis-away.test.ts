import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { backendProcesses } from '#tests/support/backend-process.ts';
import { freePort } from '#tests/support/database-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';

const missing = spawnSync('redis-server', ['--version']).status === 0 ? null : 'redis-server is not installed';
const { db, url } = await testDatabase();
const startBackendProcess = backendProcesses();
const timeoutMs = 60_000;
let redis: ChildProcess | undefined;

afterAll(async () => {
  if (redis === undefined || redis.signalCode !== null) return;
  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
});

async function readHealth(address: string): Promise<unknown> {
  return (await fetch(`${address}/api/health`)).json();
}

/** Tries to log in, which a limit counts. */
async function tryToLogIn(address: string): Promise<number> {
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'not the password' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${address}/api/auth/customer/login`, { method: 'POST', headers, body })).status;
}

itWith(
  missing,
  'serves and limits by itself while Redis is frozen or gone, and health says so until it is back',
  async () => {
    await makeOperator(db);
    const port = await freePort();
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
    const limits = { RATE_LIMITS: 'on', REDIS_URL: `redis://127.0.0.1:${port}` };
    const { address } = await startBackendProcess('without Redis', url, limits);
    const until = async (status: string) => {
      for (;;) {
        const health: unknown = await readHealth(address);
        if (typeof health === 'object' && health !== null && 'redis' in health && health.redis === status)
          return health;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const away = { status: 'degraded', database: 'ok', reasons: [expect.stringMatching(/^Redis does not answer/)] };
    expect(await until('ok')).toMatchObject({ status: 'ok' });
    const refused = await tryToLogIn(address);
    expect(refused).toBeLessThan(500);
    redis.kill('SIGSTOP');
    expect(await until('down')).toMatchObject(away);
    expect(await tryToLogIn(address)).toBe(refused);
    redis.kill('SIGCONT');
    expect(await until('ok')).toMatchObject({ status: 'ok' });
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
    expect(await until('down')).toMatchObject(away);
    expect(await tryToLogIn(address)).toBe(refused);
  },
  timeoutMs,
);
