import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { z } from 'zod';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { thing } from '#tests/support/http/things.ts';

const operations = { get: thing({ run: async (_, { address }) => ({ data: address }) }) };
const open = testBackend({ operations });
const guardedBackend = testBackend({ operations, config: testConfig({ proxySecret: 's'.repeat(32) }) });

/** A connection from that address, as the server sees it. */
function connectionFrom(remoteAddress: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}

async function getAddress(peer: string, headers: Record<string, string>, { fetch } = open): Promise<unknown> {
  const request = new Request('http://backend.test/api/activities/things', { headers });
  const response = await fetch(request, connectionFrom(peer));
  return z.object({ data: z.string() }).parse(await response.json()).data;
}

const forwardedHeader = { 'X-Forwarded-For': '192.0.2.7' };

it('is the one forwarded by a web on this machine', async () => {
  expect(await getAddress('127.0.0.1', forwardedHeader)).toBe('192.0.2.7');
  expect(await getAddress('::1', forwardedHeader)).toBe('192.0.2.7');
  expect(await getAddress('::ffff:127.0.0.1', { 'X-Forwarded-For': '2001:db8::7' })).toBe('2001:db8::7');
});

it('is that of the connection for anybody else', async () => {
  expect(await getAddress('203.0.113.5', forwardedHeader)).toBe('203.0.113.5');
  expect(await getAddress('::ffff:203.0.113.5', forwardedHeader)).toBe('203.0.113.5');
});

it('is the last one, which the web itself saw', async () => {
  expect(await getAddress('127.0.0.1', { 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' })).toBe('192.0.2.7');
});

it('is never something else than an address', async () => {
  expect(await getAddress('127.0.0.1', { 'X-Forwarded-For': 'unknown' })).toBe('127.0.0.1');
});

it('is the forwarded one from anywhere, and only, with the secret where one is set', async () => {
  const knowing = { ...forwardedHeader, 'X-Proxy-Secret': 's'.repeat(32) };
  expect(await getAddress('203.0.113.5', knowing, guardedBackend)).toBe('192.0.2.7');
  expect(await getAddress('203.0.113.5', { ...forwardedHeader, 'X-Proxy-Secret': 'wrong' }, guardedBackend)).toBe(
    '203.0.113.5',
  );
  expect(await getAddress('127.0.0.1', forwardedHeader, guardedBackend)).toBe('127.0.0.1');
});

it('opens the metrics to a network', async () => {
  const scraped = testBackend({ operations, config: testConfig({ metricsAllow: ['172.16.0.0/12', 'fd00::/8'] }) });
  const metrics = async (peer: string) =>
    (await scraped.fetch(new Request('http://backend.test/metrics'), connectionFrom(peer))).status;
  const peers = ['172.20.0.9', '::ffff:172.20.0.9', 'fd12::1', '172.32.0.1', '2001:db8::1'];
  expect(await Promise.all(peers.map(metrics))).toEqual([200, 200, 200, 403, 403]);
});

it('is the forwarded one also with the secret that is being replaced', async () => {
  const replacing = testBackend({ operations, config: testConfig({ proxySecret: ['n'.repeat(32), 's'.repeat(32)] }) });
  for (const secret of ['n', 's'])
    expect(
      await getAddress('203.0.113.5', { ...forwardedHeader, 'X-Proxy-Secret': secret.repeat(32) }, replacing),
    ).toBe('192.0.2.7');
  expect(await getAddress('203.0.113.5', { ...forwardedHeader, 'X-Proxy-Secret': 'o'.repeat(32) }, replacing)).toBe(
    '203.0.113.5',
  );
});

it('opens the metrics by the connection alone', async () => {
  const metrics = async (peer: string, headers = {}) =>
    (await open.fetch(new Request('http://backend.test/metrics', { headers }), connectionFrom(peer))).status;
  expect(await metrics('127.0.0.1')).toBe(200);
  expect(await metrics('203.0.113.5')).toBe(403);
  expect(await metrics('203.0.113.5', { 'X-Forwarded-For': '127.0.0.1' })).toBe(403);
});
