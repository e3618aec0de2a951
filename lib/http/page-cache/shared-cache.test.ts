import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { createSharedCache } from './shared-cache.mjs';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const withRedis = hasRedis ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const page = (html: string, tags = 'venues,venue:riverside') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});

withRedis(`pages shared by several webs${hasRedis ? '' : ' (skipped: there is no redis-server here)'}`, () => {
  let program: ChildProcess;
  const connections: Redis[] = [];
  let port: number;
  let time = 1_000;

  /** One web of the build, with a connection of its own. */
  async function web(build = 'one') {
    const redis = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: 1 });
    connections.push(redis);
    await redis.ping();
    return createSharedCache(redis, `${build}:`, () => time);
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
    await one.set('/home', page('<h1>Home</h1>'), { cacheControl: { revalidate: 60, expire: 600 } });
    expect(await other.get('/home', {})).toEqual({
      value: page('<h1>Home</h1>'),
      lastModified: time,
      cacheControl: { revalidate: 60, expire: 600 },
    });
  });

  it('are forgotten by all when one hears that a tag of theirs changed', async () => {
    const [one, other] = [await web(), await web()];
    await one.set('/venue', page('old'), {});
    await one.set('/another', page('kept', 'venue:another'), {});
    time += 1;
    await other.expire(['venue:riverside']);
    expect(await one.get('/venue', {})).toBeNull();
    expect(await one.get('/another', {})).not.toBeNull();
    time += 1;
    await one.set('/venue', page('new'), {});
    expect(await other.get('/venue', {})).toMatchObject({ value: { html: 'new' } });
  });

  it('forget reads by the tags they are asked for with', async () => {
    const cache = await web();
    await cache.set('read', { kind: 'FETCH', data: { body: '{}' } }, { fetchCache: true, tags: ['client'] });
    expect(await cache.get('read', { tags: ['client'] })).not.toBeNull();
    time += 1;
    await cache.expire(['client']);
    expect(await cache.get('read', { tags: ['client'] })).toBeNull();
  });

  it('of another build are not mixed up', async () => {
    await (await web('one')).set('/home', page('of one'), {});
    expect(await (await web('two')).get('/home', {})).toBeNull();
  });

  it('that cannot be read are not there', async () => {
    const cache = await web('broken');
    await connections[0]?.set('broken:entry:/home', 'not what we write');
    expect(await cache.get('/home', {})).toBeNull();
  });

  it('are made anew while Redis does not answer, but a change is not lost in silence', async () => {
    const redis = new Redis({
      port: await freePort(),
      host: '127.0.0.1',
      enableOfflineQueue: false,
      lazyConnect: true,
    });
    redis.on('error', () => undefined);
    const cache = createSharedCache(redis, 'one:');
    expect(await cache.get('/home', {})).toBeNull();
    await expect(cache.set('/home', page(''), {})).resolves.toBeUndefined();
    await expect(cache.expire(['venues'])).rejects.toThrow();
    redis.disconnect();
  });
});
