import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { createCircuitBreaker } from '#contract/circuit-breaker.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { thing } from '#tests/support/http/things.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { memoryRateLimits } from './memory-rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { redisRateLimits } from './redis-rate-limits.ts';

const { db } = await testDatabase();
const rule = { limit: 3, windowSeconds: 60 };

async function consumeMany(limits: RateLimits, name: string, key: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await limits.consume(name, key, rule);
}

/** Tests that hold for every implementation. */
function itLimits(getLimits: () => RateLimits): void {
  it('refuses uses above the limit, with Retry-After', async () => {
    await consumeMany(getLimits(), 'login', 'a', 3);
    await expect(getLimits().consume('login', 'a', rule)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    });
  });

  it('counts names and keys apart', async () => {
    await consumeMany(getLimits(), 'login', 'b', 3);
    await expect(getLimits().consume('login', 'c', rule)).resolves.toBeUndefined();
    await expect(getLimits().consume('reset', 'b', rule)).resolves.toBeUndefined();
  });

  it('counts a use by its weight', async () => {
    await getLimits().consume('login', 'h', { ...rule, weight: 2 });
    await getLimits().consume('login', 'h', { ...rule, weight: 2 });
    await expect(getLimits().consume('login', 'h', rule)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('does not count uses that were taken back or refused', async () => {
    await consumeMany(getLimits(), 'login', 'd', 3);
    await expect(getLimits().consume('login', 'd', rule)).rejects.toThrow();
    await getLimits().undoHit('login', 'd');
    await expect(getLimits().consume('login', 'd', rule)).resolves.toBeUndefined();
    await expect(getLimits().consume('login', 'd', rule)).rejects.toThrow();
  });

  it('allows no more than the limit in a concurrent burst', async () => {
    const burst = Array.from({ length: 10 }, () => getLimits().consume('login', 'e', rule));
    const outcomes = await Promise.allSettled(burst);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
}

describe('limits in memory', () => {
  const clock = testClock();
  const limits = memoryRateLimits(clock);
  itLimits(() => limits);

  it('start again when the window ends', async () => {
    await consumeMany(limits, 'login', 'w', 3);
    clock.advance(59);
    await expect(limits.consume('login', 'w', rule)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    clock.advance(1);
    await expect(limits.consume('login', 'w', rule)).resolves.toBeUndefined();
  });
});

it('keep a bounded number of windows of each name, and those of other names', async () => {
  const limits = memoryRateLimits(testClock(), { ofName: 100, inAll: 1_000 });
  await consumeMany(limits, 'log-in', 'first', 3);
  await consumeMany(limits, 'reset', 'first', 3);
  for (let turn = 0; turn < 100; turn += 1) await limits.consume('log-in', `flood ${turn}`, rule);
  await expect(limits.consume('reset', 'first', rule)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(limits.consume('log-in', 'flood 99', rule)).resolves.toBeUndefined();
  await expect(limits.consume('log-in', 'first', rule)).resolves.toBeUndefined();
});

it('keep a bounded number of windows in all; the name with most of them loses its oldest', async () => {
  const limits = memoryRateLimits(testClock(), { ofName: 100, inAll: 150 });
  await consumeMany(limits, 'reset', 'first', 3);
  for (const name of ['log-in', 'search', 'basket']) {
    for (let turn = 0; turn < 100; turn += 1) await limits.consume(name, `flood ${turn}`, rule);
  }
  expect(limits.size()).toMatchObject({ entries: 150, bytes: limits.size().limitBytes });
  await expect(limits.consume('reset', 'first', rule)).rejects.toMatchObject({ code: 'too_many_requests' });
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

(hasRedis ? describe : describe.skip)('limits in Redis', () => {
  const port = 4935;
  let server: ChildProcess;
  let redis: Redis;
  let limits: RateLimits;
  let nowMs = 0;

  beforeAll(async () => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
    redis = new Redis({ port, retryStrategy: () => 50, maxRetriesPerRequest: 1, commandTimeout: 500 });
    redis.on('error', () => undefined);
    while ((await redis.ping().catch(() => '')) !== 'PONG') await new Promise((resolve) => setTimeout(resolve, 20));
    const breaker = createCircuitBreaker(() => nowMs);
    limits = redisRateLimits(redis, memoryRateLimits(testClock()), breaker);
  });
  afterAll(async () => {
    redis.disconnect();
    if (server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  });
  itLimits(() => limits);

  it('start again when the window ends', async () => {
    const short = { limit: 1, windowSeconds: 1 };
    await limits.consume('login', 'w', short);
    await expect(limits.consume('login', 'w', short)).rejects.toThrow();
    const keys = await redis.keys('touchline:limit:login:*');
    expect(keys.join()).not.toContain('@');
    await redis.flushall();
    await expect(limits.consume('login', 'w', short)).resolves.toBeUndefined();
  });

  /** Uses what is left, while Redis is away: three, of which only the first may have to wait for it. */
  async function useWithout(key: string): Promise<void> {
    await limits.consume('login', key, rule);
    const beganMs = performance.now();
    await consumeMany(limits, 'login', key, 2);
    await expect(limits.consume('login', key, rule)).rejects.toMatchObject({ code: 'too_many_requests' });
    await limits.undoHit('login', key);
    await expect(limits.consume('login', key, rule)).resolves.toBeUndefined();
    expect(performance.now() - beganMs).toBeLessThan(250);
  }

  it('are those of the process while Redis is frozen, and shared again afterwards', async () => {
    server.kill('SIGSTOP');
    await useWithout('frozen').finally(() => server.kill('SIGCONT'));
    nowMs += 5_000;
    await expect(limits.consume('login', 'frozen', rule)).resolves.toBeUndefined();
    expect(await redis.keys('touchline:limit:login:*')).not.toEqual([]);
  });

  it('are those of the process when Redis is killed', async () => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    await useWithout('killed');
  });
});

describe('the wide limits of anonymous calls', () => {
  const read = thing({ path: '/reads' });
  const write = thing({ path: '/writes', method: 'POST' });
  const open = () =>
    testBackend({ operations: { read, write }, config: testConfig({ anonymousReads: 5, anonymousWrites: 3 }) });
  const headers = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  async function countAnswers(call: ReturnType<typeof open>['call'], path: string, sent: object): Promise<number> {
    for (let count = 0; count < 20; count += 1)
      if ((await call(`/api/activities${path}`, sent)).status !== 200) return count;
    return 20;
  }

  it('hold for each network, reads and writes apart', async () => {
    const { call } = open();
    expect(await countAnswers(call, '/reads', headers('2001:db8:1:1::7'))).toBe(5);
    expect((await call('/api/activities/reads', headers('2001:db8:1:1:ffff::1'))).status).toBe(429);
    expect(await countAnswers(call, '/writes', { method: 'POST', ...headers('2001:db8:1:1::7') })).toBe(3);
    expect((await call('/api/activities/reads', headers('2001:db8:1:2::7'))).status).toBe(200);
  });

  it('count a costly call as many, also of customers, but not of staff', async () => {
    const costly = thing({ path: '/costly', weight: 3 });
    const { call } = testBackend({ db, operations: { read, costly }, config: testConfig({ anonymousReads: 5 }) });
    expect(await countAnswers(call, '/costly', headers('192.0.2.20'))).toBe(2);
    expect((await call('/api/activities/reads', headers('192.0.2.20'))).status).toBe(429);
    const customer = await makePerson(db);
    expect(await countAnswers(call, '/costly', { token: customer.token, ...headers('192.0.2.21') })).toBe(2);
    expect(await countAnswers(call, '/reads', { token: customer.token, ...headers('192.0.2.21') })).toBe(20);
    const staff = await makePerson(db, { permissions: ['sell'] });
    expect(await countAnswers(call, '/costly', { token: staff.token, ...headers('192.0.2.22') })).toBe(20);
  });

  it('hold for those who guess tokens', async () => {
    const { call } = open();
    const guess = { token: 'g'.repeat(43), ...headers('192.0.2.9') };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await call('/api/activities/reads', guess)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('do not hold for the web itself, which makes pages for everybody', async () => {
    expect(await countAnswers(open().call, '/reads', {})).toBe(20);
  });
});

describe('limits of a backend', () => {
  const login = thing({
    run: async (_, { limits, address }) => {
      await limits.consume('login', address, rule);
      return { data: null };
    },
  });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  it('answer 429 with Retry-After', async () => {
    const { call } = testBackend({ operations: { login } });
    for (let turn = 0; turn < 3; turn += 1) await call('/api/activities/things', from('192.0.2.1'));
    const { status, json, headers } = await call('/api/activities/things', from('192.0.2.1'));
    expect(status).toBe(429);
    expect(json).toMatchObject({ code: 'too_many_requests', message: 'Too many attempts, please try again later' });
    expect(headers.get('retry-after')).toBe('60');
    expect((await call('/api/activities/things', from('192.0.2.2'))).status).toBe(200);
  });

  it('can be switched off for measurements', async () => {
    const { call } = testBackend({ operations: { login }, config: testConfig({ rateLimits: false }) });
    for (let turn = 0; turn < 5; turn += 1) expect((await call('/api/activities/things')).status).toBe(200);
  });
});
