import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { pageEntry } from '#tests/support/page-entry.ts';
import { createRedisStore } from './redis-store.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const withRedis = hasRedis ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

withRedis(`pages shared by several webs${hasRedis ? '' : ' (skipped: there is no redis-server here)'}`, () => {
  let program: ChildProcess;
  const connections: Redis[] = [];
  let port: number;
  const time = 1_000;

  /** One web of the build, with a connection of its own. */
  async function web(build = 'one') {
    const redis = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: 1 });
    connections.push(redis);
    await redis.ping();
    return createRedisStore(redis, `${build}:`, () => time);
  }

  beforeAll(async () => {
    port = await freePort();
    program = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
    const first = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 50, maxRetriesPerRequest: null });
    first.on('error', () => undefined);
    await first.ping();
    connections.push(first);
  });

  afterAll(async () => {
    for (const redis of connections) redis.disconnect();
    const ended = once(program, 'exit');
    program.kill();
    await ended;
  });

  it('are known to all, with every part of theirs', async () => {
    const [one, other] = [await web(), await web()];
    await one.set('/home', pageEntry('<h1>Home</h1>'));
    expect(await other.get('/home')).toEqual(pageEntry('<h1>Home</h1>'));
  });

  it('are known by all to have changed', async () => {
    const [one, other] = [await web(), await web()];
    expect(await one.expiredMs(['venue:riverside'])).toBe(0);
    await other.expire(['venue:riverside']);
    expect(await one.expiredMs(['venues', 'venue:riverside'])).toBe(time);
    expect(await one.expiredMs(['venues'])).toBe(0);
  });

  it('are made anew by one of them', async () => {
    const [one, other] = [await web(), await web()];
    expect([await one.claim('/venue'), await other.claim('/venue')]).toEqual([true, false]);
    await one.set('/venue', pageEntry('new'));
    expect(await other.claim('/venue')).toBe(true);
  });

  it('of another build are not mixed up', async () => {
    await (await web('one')).set('/home', pageEntry('of one'));
    expect(await (await web('two')).get('/home')).toBeNull();
  });

  it('that cannot be read are not there', async () => {
    const store = await web('broken');
    await connections[0]?.set('broken:entry:/home', 'not what we write');
    expect(await store.get('/home')).toBeNull();
  });

  it('wait for a frozen Redis once, and not for each of their questions', async () => {
    const redis = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: 1, commandTimeout: 500 });
    connections.push(redis);
    await redis.ping();
    const store = createRedisStore(redis, 'frozen:', () => time);
    expect(await store.answers()).toBe(true);
    program.kill('SIGSTOP');
    try {
      expect(await store.get('/home')).toBeNull();
      const beganMs = performance.now();
      expect(await Promise.all([store.get('/home'), store.claim('/home'), store.expiredMs(['venues'])])).toEqual([
        ...[null, true, 0],
      ]);
      await store.set('/home', pageEntry('made meanwhile'));
      expect(await store.answers()).toBe(false);
      expect(performance.now() - beganMs).toBeLessThan(250);
    } finally {
      program.kill('SIGCONT');
    }
  });

  it('are made anew while Redis does not answer, but a change is not lost in silence', async () => {
    const redis = new Redis({
      port: await freePort(),
      host: '127.0.0.1',
      enableOfflineQueue: false,
      lazyConnect: true,
    });
    redis.on('error', () => undefined);
    const store = createRedisStore(redis, 'one:', () => time);
    expect(await store.get('/home')).toBeNull();
    expect(await store.claim('/home')).toBe(true);
    await expect(store.set('/home', pageEntry(''))).resolves.toBeUndefined();
    await expect(store.expire(['venues'])).rejects.toThrow();
    redis.disconnect();
  });
});
