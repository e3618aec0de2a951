import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { settingsWith } from '#tests/routes/visitor.ts';
import { answerExampleSite } from './answer-example-site.ts';
import { examplePages } from './example-pages.ts';

const demo = settingsWith({ DEMO: 'on' });
const server = createServer((request, response) => {
  const settings = request.headers['x-demo'] === 'off' ? settingsWith() : demo;
  if (!answerExampleSite(request, response, settings)) response.end('ours');
});

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => server.close());

async function ask(path: string, host: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = send({ port, path, host: '127.0.0.1', headers: { host, ...headers }, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const club = new URL(demo.exampleSite ?? '').host;

it.each(examplePages.map(({ path }) => path))('%s embeds the booking pages with one script tag', async (path) => {
  const { status, headers, body } = await ask(path, club);
  expect(status).toBe(200);
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).toContain(`<script src="${demo.origins.bookings}/embed.js" data-venue="riverside-leisure-centre"`);
  expect(body).toContain('&lt;script src=');
  expect(headers['content-security-policy']).toContain(`script-src ${demo.origins.bookings};`);
  expect(headers['set-cookie']).toBeUndefined();
});

it('has nothing of ours under its name', async () => {
  expect((await ask('/basket', club)).status).toBe(404);
  expect((await ask('/api/session', club)).status).toBe(404);
});

it('is there in the demo only, and under its name only', async () => {
  expect((await ask('/', club, { 'x-demo': 'off' })).body).toBe('ours');
  expect((await ask('/', new URL(demo.origins.bookings).host)).body).toBe('ours');
});
