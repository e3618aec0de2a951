import { once } from 'node:events';
import { Agent, request as send, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { createMemoryStore } from '#lib/http/page-cache/memory-store.ts';
import { createPageCache } from '#lib/http/page-cache/page-cache.ts';
import { createWebServer } from '#lib/http/web-server.ts';
import { handlePageRequest } from '#lib/routing/handle-page-request.ts';
import { settingsWith } from '#tests/routes/visitor.ts';
import { pageEntry, pageValue } from '#tests/support/page-entry.ts';
import { answerKey } from './page-answers.ts';

const context = {
  settings: settingsWith({ ALLOWED_EMBEDDERS: 'https://council.example' }),
  now: new Date('2026-11-21T09:00:00Z'),
  isKnownPlace: (path: string) => !path.includes('nowhere'),
  findProvider: async () => null,
  sessionFromToken: async () => null,
  endToken: () => undefined,
};
const none = async () => null;
const document = (path: string) =>
  `<html><head><title>${path}</title></head><body><script>go("${path}")</script>${'<p>£6.20</p>'.repeat(90)}</body></html>`;

/** What Next does with a page request: the middleware, then the page, from its cache where it is for everybody. */
function nextOver(store: ReturnType<typeof createMemoryStore>, now: () => number) {
  const requests: string[] = [];
  const handle = async (...[request, response]: Parameters<RequestListener>) => {
    requests.push(request.url ?? '');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const url = `http://localhost:3000${request.url}`;
    const decided = await handlePageRequest(new NextRequest(url, { method: request.method, headers }), context);
    request.headers['x-invoke-path'] = '/';
    for (const [name, value] of decided.headers)
      if (!/^(set-cookie|x-middleware-.*)$/.test(name)) response.setHeader(name, value);
    const cookies = decided.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const path = decided.headers.get('x-middleware-rewrite');
    if (path === null) return void response.writeHead(decided.status).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const page = document(new URL(path).pathname);
    if (decided.headers.get('content-security-policy')?.includes('nonce')) return void response.end(Buffer.from(page));
    const cache = createPageCache(store, now);
    const kept = await cache.page(new URL(path).pathname, none);
    const isFresh = kept !== null && (kept.lastModified ?? 0) > 1;
    if (!isFresh) await cache.set(new URL(path).pathname, pageValue(page), { revalidate: 60, expire: undefined });
    response.setHeader('x-nextjs-cache', isFresh ? 'HIT' : 'STALE');
    response.end(isFresh && kept.value && 'html' in kept.value ? kept.value.html : page);
  };
  return { requests, handle: (...args: Parameters<RequestListener>) => void handle(...args) };
}

type Web = Awaited<ReturnType<typeof open>>;
const anew = pageEntry(document('/anew'), 1_000_000);
/** A new connection takes ten times as long as the request. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A web; one that does not know the store of its Next never answers by itself. */
async function open({ knowsStore = true } = {}) {
  let nowMs = 1_000_000;
  const now = () => nowMs;
  const store = createMemoryStore(10_000_000, now);
  const { requests, handle } = nextOver(store, now);
  const pageStore = knowsStore ? store : createMemoryStore(1_000, now);
  const behind = { ...settingsWith({ RATE_LIMITS: 'off' }), trustedProxies: 0 };
  const options = {
    ...behind,
    isDevelopment: false,
    metricsAllow: ['127.0.0.1'],
    buildFolder: 'no-build',
    live: { answer: () => false, count: () => 0 },
    withCounts: () => () => [],
  };
  const server = createWebServer({ ...options, pageStore, now }, handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    store,
    requests,
    pass: (ms: number) => void (nowMs += ms),
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const host = 'bookings.touchline.localhost:3000';
      const sent = send({ port, path, host: '127.0.0.1', method, headers: { host, ...headers }, agent }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const body = (await buffer(response)).toString('base64');
      const received = Object.entries(response.headers).filter(([name]) => name !== 'date');
      const inText = received.map(([name, value]): [string, string] => [
        name,
        String(value).replace(/'nonce-[^']+'/, "'nonce'"),
      ]);
      return { status: response.statusCode, headers: Object.fromEntries(inText), body };
    },
  };
}

const paths = [
  '/',
  '/',
  '/location/riverside',
  '/location/riverside',
  '/location/riverside/',
  '/location/nowhere',
  '/basket',
  '/kiosk',
];
const queries = [
  '',
  '',
  '',
  '',
  '?embedded=true',
  '?kiosk=true',
  '?lang=cy',
  '?centre=riverside',
  '?token=x',
  '?utm=1',
];
const hosts = ['bookings.touchline.localhost:3000', 'account.touchline.localhost:3000', 'elsewhere.example'];
const cookies = [
  '',
  'theme=dark; touchline_session=sealed',
  'touchline_language=cy',
  'a=b;touchline_language=cy; touchline_kiosk=1',
  'touchline_language =cy',
  'touchline_kiosk',
  'touchline_language=cy; touchline_language=en',
  'touchline_language=%63y',
  'touchline_language=%; touchline_kiosk=1',
];
const others: Record<string, string>[] = [
  {},
  {},
  {},
  { 'accept-language': 'cy, en;q=0.5' },
  {
    'accept-language': 'en-GB',
    'accept-encoding': 'gzip, br',
    'sec-fetch-dest': 'document',
    'user-agent': 'Googlebot',
  },
  { 'accept-encoding': 'gzip', referer: 'https://council.example/', 'x-forwarded-proto': 'https' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { 'content-security-policy': "default-src 'none'" },
  { 'x-prerender-revalidate': 'key' },
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST'];

/** So many requests at random, always the same ones. */
function drawRequests(count: number) {
  let state = 7;
  const draw = <Value>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = values[Math.floor((state / 2_147_483_648) * values.length)];
    if (value === undefined) throw new Error('There is nothing to draw from');
    return value;
  };
  return Array.from({ length: count }, () => {
    const cookie = draw(cookies);
    const headers = { host: draw(hosts), ...(cookie !== '' && { cookie }), ...draw(others) };
    return { path: draw(paths) + draw(queries), headers, method: draw(methods) };
  });
}

describe('an answer that is used again', () => {
  it('is that of Next, for any request after any other', async () => {
    const [web, plain] = [await open(), await open({ knowsStore: false })];
    const requests = drawRequests(80);
    for (const { path, headers, method } of [...requests, ...requests, ...requests]) {
      const [answer, wanted] = [await web.ask(path, headers, method), await plain.ask(path, headers, method)];
      expect([path, headers, method, answer]).toEqual([path, headers, method, wanted]);
    }
    expect(plain.requests).toHaveLength(240);
    expect(web.requests.length).toBeLessThan(220);
  }, 60_000);

  it('is one of a fresh page: the second asks Next no more', async () => {
    const { ask, requests } = await open();
    const answers = [await ask('/'), await ask('/'), await ask('/')];
    expect(answers.map(({ headers }) => headers['x-nextjs-cache'])).toEqual(['STALE', 'HIT', 'HIT']);
    expect(requests).toHaveLength(2);
  });

  it('knows the visitor’s copy, and sends no body for HEAD', async () => {
    const { ask, requests } = await open();
    await ask('/');
    const { headers } = await ask('/');
    expect(await ask('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' });
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['five seconds have passed', async ({ pass }: Web) => pass(5_000)],
    ['something in it has changed', async ({ store }: Web) => store.expire(['venue:riverside'])],
    ['the page was made anew', async ({ store }: Web) => store.set('/bookings/en.web', anew)],
    ['the page is gone', async ({ store }: Web) => store.forget('/bookings/en.web')],
  ])('is asked of Next again when %s', async (_, change) => {
    const web = await open();
    await web.ask('/');
    await web.ask('/');
    await change(web);
    await web.ask('/');
    expect(web.requests).toHaveLength(3);
  });

  it('is asked of Next again when the page is old', async () => {
    const web = await open();
    await web.ask('/');
    web.pass(59_000);
    await web.ask('/');
    web.pass(2_000);
    expect((await web.ask('/')).headers['x-nextjs-cache']).toBe('STALE');
    expect(web.requests).toHaveLength(3);
  });
});

it('every header and cookie that the middleware reads decides which answer is used', async () => {
  const read = new Set<string>();
  const request = new NextRequest('http://localhost:3000/location/riverside?lang=cy', {
    headers: { host: 'localhost' },
  });
  const get = request.headers.get.bind(request.headers);
  const has = request.headers.has.bind(request.headers);
  request.headers.get = (name) => (read.add(name), get(name));
  request.headers.has = (name) => (read.add(name), has(name));
  const cookie = request.cookies.get.bind(request.cookies);
  Object.assign(request.cookies, { get: (name: string) => (read.add(`cookie ${name}`), cookie(name)) });
  await handlePageRequest(request, { ...context, settings: settingsWith({ BEHIND_PROXY: 'on' }) });
  expect(read.size).toBeGreaterThan(5);
  const toKey = (name: string, value: string) => {
    const [, cookieName] = name.split(' ');
    const headers = cookieName === undefined ? { [name]: value } : { cookie: `${cookieName}=${value}` };
    return answerKey(Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/', headers }));
  };
  for (const name of read) expect([name, toKey(name, 'one')]).not.toEqual([name, toKey(name, 'other') ?? 'none']);
});
