import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCommonHeaders } from './common-headers.ts';
import { noteDisruption } from './disrupted-requests.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer = () => undefined;
let readers: string[] = [];
const server = createServer((request, response) => {
  addCommonHeaders(request, response, { isDevelopment: false, mayRead: (address) => readers.includes(address) });
  answer(request, response);
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, reply: Answer, headersSent: Record<string, string> = {}) {
  answer = reply;
  const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual', headers: headersSent });
  return { status, headers };
}

const send =
  (status: number, headers: Record<string, string | string[]> = {}): Answer =>
  (_, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end();
  };

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };

/** Every kind of answer that this process gives. */
const kinds: [string, string, Answer][] = [
  ['a page', '/location/riverside', send(200, html)],
  ['a page that is known already', '/location/riverside', send(304, html)],
  ['a page that is not there', '/nothing', send(404, html)],
  ['a page that failed', '/nothing', send(500, html)],
  ['a page for developers', '/dev/mailbox', send(200, html)],
  ['a page with a head of its own', '/payments/result/x', (_, response) => void response.writeHead(200, html).end()],
  ['a call', '/api/session', send(200, json)],
  ['a failed call', '/api/session', send(503, json)],
  ['a redirect', '/basket/', send(308, { location: '/basket' })],
  ['a font', '/fonts/roboto.woff2', send(200, { 'content-type': 'font/woff2' })],
  ['a font that is not there', '/fonts/x.woff2', send(404, html)],
  ['a drawing', '/map-outline.svg', send(200, { 'content-type': 'image/svg+xml' })],
  ['a map', '/map-towns.json', send(200, json)],
  ['the script for other sites', '/embed.js', send(200, { 'content-type': 'application/javascript' })],
  ['a script', '/_next/static/x.js', send(200, { 'content-type': 'application/javascript; charset=UTF-8' })],
  ['a refused method', '/', send(405, { allow: 'GET, HEAD' })],
];

describe.each(kinds)('%s', (_, path, reply) => {
  it('says what every answer says, may not be framed, and says who may keep it', async () => {
    const { headers } = await get(path, reply);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(
      /base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cache-control')).not.toBeNull();
  });
});

it('a policy that somebody has set stays, and stays alone', async () => {
  const { headers } = await get(
    '/basket',
    send(200, {
      ...html,
      'content-security-policy': "default-src 'self'",
      'permissions-policy': 'usb=()',
      'cache-control': 'private, no-cache',
    }),
  );
  expect([headers.get('content-security-policy'), headers.get('permissions-policy')]).toEqual([
    "default-src 'self'",
    'usb=()',
  ]);
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

it('what is not a document may load nothing', async () => {
  expect((await get('/api/session', send(200, json))).headers.get('content-security-policy')).toMatch(
    /^default-src 'none'/,
  );
});

it.each([
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/x-component', 'text/x-component; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['application/json', 'application/json'],
  ['image/webp', 'image/webp'],
])('what is sent as %s is read as %s', async (type, named) => {
  expect((await get('/a', send(200, { 'content-type': type }))).headers.get('content-type')).toBe(named);
});

it('the path under which a page is kept stays inside', async () => {
  const { headers } = await get('/', send(200, { ...html, 'x-middleware-rewrite': '/bookings/en.web' }));
  expect(headers.get('x-middleware-rewrite')).toBeNull();
});

describe('how a page came about', () => {
  const cached = send(200, { ...html, 'x-nextjs-cache': 'HIT' });
  afterEach(() => void (readers = []));

  it('stays inside', async () => {
    expect((await get('/', cached)).headers.get('x-nextjs-cache')).toBeNull();
  });

  it('is told to those who may read the metrics, unless a proxy has passed their request on', async () => {
    readers = ['127.0.0.1'];
    expect((await get('/', cached)).headers.get('x-nextjs-cache')).toBe('HIT');
    const passedOn = await get('/', cached, { 'x-forwarded-for': '203.0.113.9' });
    expect(passedOn.headers.get('x-nextjs-cache')).toBeNull();
  });
});

describe('who may keep an answer', () => {
  it.each([
    ['a font', '/fonts/roboto.woff2', 200, {}, 'public, max-age=31536000, immutable'],
    ['a font that is known', '/fonts/roboto.woff2', 304, {}, 'public, max-age=31536000, immutable'],
    ['a font that is not there', '/fonts/zzz.woff2', 404, {}, 'no-store'],
    ['a redirect below the fonts', '/fonts/zzz/', 308, { location: '/fonts/zzz' }, 'no-store'],
    ['a cookie below the fonts', '/fonts/zzz', 200, { 'set-cookie': 'a=b' }, 'no-store'],
    ['a drawing', '/map-outline.svg', 200, {}, 'public, max-age=86400'],
    ['the script for other sites', '/embed.js', 200, {}, 'public, max-age=86400'],
    ['a drawing that is not there', '/map-outline.svg', 404, {}, 'no-store'],
    ['a redirect that was to be kept', '/a', 307, { location: '/b', 'cache-control': 's-maxage=60' }, 'no-store'],
    [
      'a page with a cookie',
      '/a',
      200,
      { ...html, 'set-cookie': 'a=b', 'cache-control': 'private, no-cache' },
      'no-store',
    ],
    [
      'a page for shared caches',
      '/a',
      404,
      { ...html, 'cache-control': 's-maxage=60, stale-while-revalidate=595' },
      'private, no-cache',
    ],
    ['a failure', '/a', 500, { ...html, 'cache-control': 'private, no-cache' }, 'no-store'],
    [
      'a public call',
      '/api/activities/client',
      200,
      { ...json, 'cache-control': 'public, max-age=60' },
      'public, max-age=60',
    ],
    ['what says nothing', '/a', 200, json, 'no-store'],
  ])('%s', async (_, path, status, headers, kept) => {
    expect((await get(path, send(status, headers))).headers.get('cache-control')).toBe(kept);
  });
});

describe('a page that failed', () => {
  const failing =
    (error: unknown): Answer =>
    (request, response) => {
      noteDisruption(error, request.headers);
      send(500, html)(request, response);
    };

  it.each([
    ['a backend that is closed', { digest: 'disruption' }],
    ['a backend that does not answer', Object.assign(new Error(), { name: 'ApiError', status: 0 })],
    ['a backend behind a broken gateway', Object.assign(new Error(), { name: 'ApiError', status: 502 })],
  ])('for %s says that it is worth another try', async (_, error) => {
    const { status, headers } = await get('/', failing(error));
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  });

  it.each([new TypeError('a fault of ours'), Object.assign(new Error(), { name: 'ApiError', status: 500 }), null])(
    'for %s says only that',
    async (error) => {
      const { status, headers } = await get('/', failing(error));
      expect([status, headers.get('retry-after')]).toEqual([500, null]);
    },
  );
});
