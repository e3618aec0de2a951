import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { forward } from '#tests/routes/forward.ts';
import { getCookie, alex, settingsWith } from '#tests/routes/visitor.ts';
import { forwardRead } from './forward-reads.ts';

const timetable = '/api/activities/venue/riverside/activity/swimming/v2/timetable?date=2026-11-24';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A web before this backend, which leaves to Next, here 418, what it does not forward itself. */
async function open(backend: RequestListener) {
  const requests: IncomingMessage[] = [];
  const backendPort = await listen((request, response) => {
    requests.push(request);
    backend(request, response);
  });
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const settings = settingsWith({ BACKEND_URL: backendUrl, PROXY_SECRET: 'p'.repeat(32) });
  const port = await listen((request, response) => {
    if (!forwardRead(request, response, settings)) response.writeHead(418).end();
  });
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
    const sent = send({ port, path, host: '127.0.0.1', method, headers, agent: false }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const isPacked = response.headers['content-encoding'] === 'gzip';
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await text(isPacked ? response.pipe(createGunzip()) : response),
    };
  }
  return { requests, ask, backendUrl };
}

const large = JSON.stringify({ data: 'Aqua fit '.repeat(300) });
/** Replies of backends: packed or not, cached or not, failures, and headers that are not for browsers. */
const replies: RequestListener[] = [
  ({ headers }, response) => {
    response.setHeader('content-type', 'application/json').setHeader('etag', 'W/"1"').setHeader('x-request-id', 'b-1');
    response.setHeader('cache-control', 'public, max-age=60').setHeader('vary', 'Authorization, Accept-Encoding');
    if (headers['accept-encoding']?.includes('gzip') !== true) return void response.end(large);
    response.setHeader('content-encoding', 'gzip').end(gzipSync(large));
  },
  (_, response) => void response.writeHead(304, { etag: '"1"' }).end(),
  (_, response) =>
    void response
      .writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' })
      .end('{"code":"not_found"}'),
  (_, response) =>
    void response
      .writeHead(429, { 'retry-after': '7', 'set-cookie': 'mine=1', 'x-powered-by': 'x' })
      .end('{"code":"too_many_requests"}'),
  (_, response) => void response.writeHead(200, { 'content-type': 'text/calendar' }).end('BEGIN:VCALENDAR'),
  (request) => void request.socket.destroy(),
];
const paths = [
  timetable,
  `${timetable}&embedded=true`,
  '/api/activities/venues/riverside',
  '/api/activities/venues/',
  '/api/activities/client/../footer',
  '/api/checkout/cart',
  '/api/activities/34567',
];
const headersSent: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip, br' },
  { cookie: 'touchline_language=cy', 'if-none-match': '"1"', 'accept-language': 'cy' },
  { authorization: 'Bearer mine', 'x-selected-user-id': '9', 'x-proxy-secret': 'mine', 'x-request-id': 'mine-1' },
];

const unpacked = { 'accept-encoding': 'identity' };
/** Headers of the packing, of the connection, and those drawn anew for each reply. */
const unlike = /^(content-(encoding|length)|transfer-encoding|vary|connection|keep-alive|date)$/;
const comparable = (headers: Iterable<[string, unknown]>) =>
  [...headers]
    .filter(([name]) => !unlike.test(name))
    .map(([name, value]) => [name, name === 'x-request-id' ? String(value).replace(/^[0-9a-f-]{36}$/, 'new') : value])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));

describe('a read of a visitor', () => {
  it('gets from the web the same as through Next, whatever it is and whatever the backend replies', async () => {
    for (const reply of replies) {
      const { ask, requests, backendUrl } = await open(reply);
      for (const path of paths)
        for (const headers of headersSent) {
          const answer = await ask(path, headers);
          const [first] = requests.splice(0);
          const answered = await forward(path, { headers }, () => fetch(backendUrl, { headers: unpacked }));
          requests.splice(0);
          const wanted = answered.response;
          expect([path, headers, answer.status, answer.body]).toEqual([
            path,
            headers,
            wanted.status,
            await wanted.text(),
          ]);
          expect(comparable(Object.entries(answer.headers))).toEqual(comparable(wanted.headers));
          expect(first?.url).toBe(answered.requests[0]?.url.replace(/^http:\/\/[^/]+/, ''));
        }
    }
  });

  it('reaches the backend with what is for it, and nothing else', async () => {
    const { ask, requests } = await open((_, response) => response.end('{}'));
    await ask(timetable, { cookie: 'a=b', authorization: 'Bearer mine', 'accept-language': 'cy', 'x-more': '1' });
    expect(requests[0]?.headers).toMatchObject({
      'accept-encoding': 'identity',
      'cache-control': 'max-age=5',
      'x-proxy-secret': 'p'.repeat(32),
    });
    for (const name of ['cookie', 'authorization', 'x-more']) expect(requests[0]?.headers).not.toHaveProperty(name);
  });

  it('arrives as the backend has packed it', async () => {
    const { ask } = await open((_, response) => {
      response.setHeader('content-encoding', 'gzip').setHeader('vary', 'Authorization, Accept-Encoding');
      response.end(gzipSync(large));
    });
    const { headers, body } = await ask(timetable, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(gzipSync(large).length));
    expect(body).toBe(large);
  });

  it('is asked again when the backend has closed a kept connection', async () => {
    let count = 0;
    const { ask, requests } = await open(({ socket }, response) => {
      count += 1;
      if (count === 2) socket.destroy();
      else response.end('{}');
    });
    await ask(timetable);
    expect((await ask(timetable)).status).toBe(200);
    expect(requests).toHaveLength(3);
  });

  it('that breaks off half way does not look complete', async () => {
    const { ask } = await open((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(ask(timetable)).rejects.toThrow('aborted');
  });
});

it.each([
  ['a write', '/api/checkout/cart/add', {}, 'POST'],
  ['a read that takes places again', '/api/checkout/prepare', {}, 'GET'],
  ['a call that is not in the contract', '/api/session', {}, 'GET'],
  ['a path with encoded characters', '/api/activities/venues/%72iverside', {}, 'GET'],
  ['a path that leads elsewhere', '/api/activities/venues/../../session', {}, 'GET'],
  ['a page', '/location/riverside', {}, 'GET'],
  ['a read with a body', timetable, { 'content-length': '2' }, 'GET'],
  ['a read with a cookie of a session that nobody can open', timetable, { cookie: 'touchline_session=x' }, 'GET'],
])('%s is left to Next', async (_, path, headers: Record<string, string>, method) => {
  const { ask, requests } = await open((_, response) => response.end('{}'));
  expect((await ask(path, headers, method, headers['content-length'] && '{}')).status).toBe(418);
  expect(requests).toEqual([]);
});

it('a read of somebody logged in is left to Next', async () => {
  const { ask, requests } = await open((_, response) => response.end('{}'));
  expect((await ask(timetable, { cookie: await getCookie(alex) })).status).toBe(418);
  expect(requests).toEqual([]);
});
