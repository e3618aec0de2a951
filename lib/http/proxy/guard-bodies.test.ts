import { once } from 'node:events';
import { createServer, request as send, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getPath, type Route } from '#contract/routes/route.ts';
import { routes } from '#contract/routes.ts';
import { alex, getCookie } from '#tests/routes/visitor.ts';
import { createBodyGuard } from './guard-bodies.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const picture = '/api/v1/users/7/profile-picture';
const login = '/api/auth/customer/login';
const servers: Server[] = [];
const open: ClientRequest[] = [];
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Sent {
  path?: string;
  method?: string;
  address?: string;
  cookie?: string;
  /** What the request says that it will send; in chunks where it says nothing. */
  declared?: number;
  body?: Buffer;
  /** The body is not ended, as by somebody who sends slowly. */
  isHeld?: boolean;
}

/** A web whose handler takes up all of every body that reaches it, as Next does, and answers when it has ended. */
async function openWeb(limits?: Parameters<typeof createBodyGuard>[0]) {
  const guard = createBodyGuard(limits);
  const taken = { bytes: 0, requests: 0 };
  const server = createServer((request, response) => {
    if (guard(request, response)) return;
    taken.requests += 1;
    request.on('data', (chunk: Buffer) => (taken.bytes += chunk.byteLength));
    request.on('end', () => response.end('handled'));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  function begin({ path = picture, method = 'PUT', address = '192.0.2.1', cookie, declared, body, isHeld }: Sent) {
    const headers = {
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(declared !== undefined && { 'content-length': declared }),
    };
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false });
    open.push(request);
    request.on('error', () => undefined);
    request.flushHeaders();
    if (body !== undefined) request.write(body);
    if (isHeld !== true) request.end();
    return request;
  }

  async function ask(sent: Sent) {
    const [response] = (await once(begin(sent), 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }

  /** Begins a body that does not end, and waits until the handler has it. */
  async function hold(sent: Sent): Promise<ClientRequest> {
    const before = taken.requests;
    const request = begin({ ...sent, isHeld: true });
    while (taken.requests === before) await new Promise((resolve) => setTimeout(resolve, 5));
    return request;
  }

  return { taken, ask, hold };
}

const cookie = await getCookie(alex);

const writes = Object.entries<Route>(routes).filter(([, { method }]) => method !== 'GET');
const fillPath = (route: Route) => getPath(route).replaceAll(/\{\w+\}/g, '7');

it('takes up nothing of a call for customers or staff without a session', async () => {
  const { ask, taken } = await openWeb();
  const calls = writes.filter(([, { who }]) => who === 'customer' || who === 'staff');
  const statuses = new Map<string, number | undefined>();
  for (const [id, route] of calls) {
    const sent = { method: route.method, path: fillPath(route), declared: 200 * kilobyte, isHeld: true };
    statuses.set(id, (await ask(sent)).status);
  }
  expect([...statuses].filter(([, status]) => status !== 401)).toEqual([]);
  expect(calls.length).toBeGreaterThan(60);
  expect(taken).toEqual({ bytes: 0, requests: 0 });
});

it('lets visitors call what is for anybody, and customers what is theirs', async () => {
  const { ask, taken } = await openWeb();
  expect((await ask({ path: login, method: 'POST', declared: 2, body: Buffer.from('{}') })).text).toBe('handled');
  expect((await ask({ cookie, declared: 2, body: Buffer.from('{}') })).text).toBe('handled');
  expect(taken.bytes).toBe(4);
});

it('refuses what is larger than its call may be by its declared length', async () => {
  const { ask, taken } = await openWeb();
  const refused = await ask({ path: login, method: 'POST', declared: 257 * kilobyte, isHeld: true });
  expect(refused).toMatchObject({ status: 413, headers: { connection: 'close' } });
  expect((await ask({ cookie, declared: 7 * megabyte + 1, isHeld: true })).status).toBe(413);
  expect((await ask({ path: '/times', method: 'POST', declared: megabyte, isHeld: true })).status).toBe(413);
  expect(taken).toEqual({ bytes: 0, requests: 0 });
});

it('takes up no more than its call may be of a body without a declared length', async () => {
  const { ask, taken } = await openWeb();
  const { text } = await ask({ path: login, method: 'POST', body: Buffer.alloc(4 * megabyte) });
  expect(text).toBe('handled');
  expect(taken.bytes).toBeGreaterThan(256 * kilobyte);
  expect(taken.bytes).toBeLessThan(400 * kilobyte);
});

describe('bodies that are open at a time', () => {
  const ten = { path: login, method: 'POST', declared: 10 * kilobyte };
  const limits = { ofNetwork: 25 * kilobyte, inAll: 40 * kilobyte };

  it('are bounded for a network, which may go on when one of them has ended', async () => {
    const { ask, hold } = await openWeb(limits);
    const first = await hold(ten);
    await hold(ten);
    const refused = await ask({ ...ten, isHeld: true });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
    first.destroy();
    await hold(ten);
  });

  it('are bounded in all', async () => {
    const { ask, hold } = await openWeb(limits);
    for (const last of [1, 2, 3, 4]) await hold({ ...ten, address: `192.0.2.${last}` });
    expect((await ask({ ...ten, address: '192.0.2.5', isHeld: true })).status).toBe(503);
  });

  it('count as the largest of their call when their length is not declared', async () => {
    const { ask } = await openWeb(limits);
    expect((await ask({ path: login, method: 'POST', body: Buffer.from('{}') })).status).toBe(429);
  });
});
