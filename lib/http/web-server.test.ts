import { once } from 'node:events';
import { request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebServer } from './web-server.ts';

const page = `<h1>Swimming</h1>${'<p>£6.20</p>'.repeat(200)}`;
let server: Server | undefined;

afterEach(() => void server?.close());

interface Options {
  isBehindProxy?: boolean;
  isDevelopment?: boolean;
  method?: string;
}

/** The response to a request of somebody who claims to be 203.0.113.9, and the request as Next's handler gets it. */
async function ask({ isBehindProxy = false, isDevelopment = false, method = 'GET' }: Options = {}) {
  const handled: IncomingMessage[] = [];
  server = createWebServer({ isBehindProxy, isDevelopment }, (request, response) => {
    handled.push(request);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br' };
  const [response] = (await once(
    send({ port, host: '127.0.0.1', method, headers, agent: false }).end(),
    'response',
  )) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { request: handled[0], response };
}

it('compresses a page and gives it the headers of every response', async () => {
  const { headers } = (await ask()).response;
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    etag: expect.stringMatching(/-br"$/) as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('compresses nothing in development', async () => {
  const { headers } = (await ask({ isDevelopment: true })).response;
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('takes the address of whoever connects, not the one they claim', async () => {
  expect((await ask()).request?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

it('believes the proxy in front of it', async () => {
  expect((await ask({ isBehindProxy: true })).request?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

it('hands on a method that Next does not know as one that nothing answers', async () => {
  expect((await ask({ method: 'TRACE' })).request?.method).toBe('OPTIONS');
});
