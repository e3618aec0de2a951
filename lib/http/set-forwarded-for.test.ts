import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setForwardedFor } from './web-server.ts';

it.each([
  ['of whoever connects, not the one they claim', 0, '203.0.113.9', '127.0.0.1'],
  ['of whoever connects where a proxy has said nothing', 1, undefined, '127.0.0.1'],
  ['that the proxy saw', 1, '203.0.113.9', '203.0.113.9'],
  ['that the proxy saw, not the one that the visitor claims', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['that the first of two proxies saw', 2, '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['that the first of two proxies saw, not a claim', 2, '198.51.100.1, 203.0.113.9,192.0.2.7', '203.0.113.9'],
  ['that there is where a proxy was left out', 2, '203.0.113.9', '203.0.113.9'],
])('takes the address %s', async (_, trustedProxies, claimed, taken) => {
  const server = createServer((received, response) => {
    setForwardedFor(received, trustedProxies);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const received = once(server, 'request');
  const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed };
  request({ port, host: '127.0.0.1', headers, agent: false }).end();
  expect(await received).toMatchObject([{ headers: { 'x-forwarded-for': taken } }, {}]);
  server.close();
});
