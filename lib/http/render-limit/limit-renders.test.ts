import { once } from 'node:events';
import { request as send, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createMemoryStore } from '#lib/http/page-cache/memory-store.ts';
import { createWebServer } from '#lib/http/web-server.ts';
import { settingsWith } from '#tests/routes/visitor.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const html = { 'content-type': 'text/html; charset=utf-8' };
/** Answers as Next does: a page made for the visitor, one that was ready, one that leads on, and what is no document. */
const replies: Record<string, [status: number, headers: Record<string, string>]> = {
  '/basket': [200, html],
  '/nothing': [404, html],
  '/parts': [200, { 'content-type': 'text/x-component' }],
  '/stale': [200, { ...html, 'x-nextjs-cache': 'STALE' }],
  '/kept': [200, { ...html, 'x-nextjs-cache': 'HIT' }],
  '/away': [307, { location: '/basket' }],
  '/map-towns.json': [200, { 'content-type': 'application/json' }],
};

/** A web in which a network may have three pages rendered in a minute. */
async function open(environment: Record<string, string> = {}) {
  let nowMs = 1_000_000;
  const handled: string[] = [];
  const now = () => nowMs;
  const settings = {
    ...settingsWith({ BEHIND_PROXY: 'on', RENDERS_PER_MINUTE: '3', ...environment }),
    isDevelopment: false,
    metricsAllow: [],
    buildFolder: 'no-build',
    pageStore: createMemoryStore(1_000, now),
    live: { answer: () => false, count: () => 0 },
    withCounts: () => () => [],
    now,
  };
  const next: RequestListener = ({ url = '' }, response) => {
    handled.push(url);
    const [status, headers] = replies[url] ?? [200, { 'content-type': 'application/json' }];
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end('the page');
  };
  const server = createWebServer(settings, next);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  async function ask(path: string, address = '192.0.2.1', headers: Record<string, string> = {}) {
    const sent = send({ port, path, host: '127.0.0.1', headers: { 'x-forwarded-for': address, ...headers } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }

  async function askOften(path: string, times: number) {
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await ask(path)).status);
    return statuses;
  }

  return { handled, ask, askOften, pass: (ms: number) => void (nowMs += ms) };
}

describe('pages rendered for a network', () => {
  it.each(['/basket', '/nothing', '/parts', '/stale'])('are bounded: %s', async (path) => {
    const { askOften, handled } = await open();
    const [status = 0] = replies[path] ?? [];
    expect(await askOften(path, 5)).toEqual([status, status, status, 429, 429]);
    expect(handled).toHaveLength(3);
  });

  it.each(['/kept', '/away', '/map-towns.json', '/api/session', '/_next/data.js'])(
    'are not counted where nothing is rendered: %s',
    async (path) => {
      const { ask, askOften } = await open();
      expect(await askOften(path, 8)).not.toContain(429);
      expect((await ask('/basket')).status).toBe(200);
    },
  );

  it('are counted while they are made, however many come at once', async () => {
    const { ask } = await open();
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask('/basket')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('take nothing from another network, and begin anew after a minute', async () => {
    const { ask, askOften, pass } = await open();
    await askOften('/basket', 4);
    expect((await ask('/basket', '192.0.2.2')).status).toBe(200);
    pass(59_000);
    expect((await ask('/basket')).headers['retry-after']).toBe('1');
    pass(1_000);
    expect((await ask('/basket')).status).toBe(200);
  });

  it('are as many as asked for while measuring', async () => {
    const { askOften } = await open({ RATE_LIMITS: 'off' });
    expect(await askOften('/basket', 9)).not.toContain(429);
  });
});

describe('the page that says so', () => {
  it.each([
    [{}, 'en', 'Too many pages at once'],
    [{ 'accept-language': 'cy' }, 'cy', 'Gormod o dudalennau ar unwaith'],
    [{ cookie: 'a=b; touchline_language=cy' }, 'cy', 'Gormod o dudalennau ar unwaith'],
    [{ cookie: 'a=b;touchline_language=%63y' }, 'cy', 'Gormod o dudalennau ar unwaith'],
    [{ cookie: 'touchline_language=en; touchline_language=cy' }, 'cy', 'Gormod o dudalennau ar unwaith'],
    [{ cookie: 'touchline_language=%; a=b' }, 'en', 'Too many pages at once'],
  ])('with %j is in %s', async (headers: Record<string, string>, language, title) => {
    const { ask, askOften } = await open();
    await askOften('/basket', 3);
    const answer = await ask('/basket', '192.0.2.1', headers);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    // Its policy would allow none.
    expect(answer.text).not.toContain('<script');
  });
});
