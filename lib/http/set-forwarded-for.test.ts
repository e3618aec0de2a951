import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setForwardedFor } from './set-forwarded-for.ts';

it('takes the address of whoever connects, not the one they claim', async () => {
  const server = createServer((received, response) => {
    setForwardedFor(received);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const received = once(server, 'request');
  request({ port, host: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' }, agent: false }).end();
  expect(await received).toMatchObject([{ headers: { 'x-forwarded-for': '127.0.0.1' } }, {}]);
  server.close();
});
