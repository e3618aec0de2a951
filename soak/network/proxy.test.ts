import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAll } from './exchange.ts';
import type { Fault, Plan } from './faults.ts';
import { startFaultyProxy, type FaultyProxy } from './proxy.ts';

const calm: Plan = { authorise: [], challenge: [], instruct: [], refund: [], read: [], notify: [] };
const timeoutMs = 20;
let heardRequests: string[] = [];
let gateway: http.Server;
let proxy: FaultyProxy;
let address: string;
/** Of payments that nobody announced. */
let planned: Plan;

const getPort = (server: http.Server) => (server.address() as AddressInfo).port;

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  await readAll(request);
  heardRequests.push(`${request.method} ${request.url}`);
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ transactionId: 'abc', number: heardRequests.length }));
}

beforeEach(async () => {
  heardRequests = [];
  gateway = http.createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  const free = http.createServer().listen(0, '127.0.0.1');
  await Promise.all([once(gateway, 'listening'), once(free, 'listening')]);
  const port = getPort(free);
  await new Promise((resolve) => free.close(resolve));
  const gatewayPort = getPort(gateway);
  planned = calm;
  proxy = await startFaultyProxy({
    port,
    gatewayPort,
    getShopPort: () => gatewayPort,
    timeoutMs,
    planCharge: () => planned,
  });
  address = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  await proxy.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

const post = (path: string, body: unknown) =>
  fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify(body) });
const authorise = (card: string) => post('/transactions', { paymentMethod: { card: { cardIdentifier: card } } });
const getOutcome = (reply: Promise<Response>) =>
  reply.then(
    async (got) => [got.status, ((await got.json()) as { number?: number }).number ?? null],
    () => 'no answer',
  );

it.each<[Fault, unknown, number]>([
  ['none', [201, 1], 1],
  ['lost-request', 'no answer', 0],
  ['lost-answer', 'no answer', 1],
  ['late-request', [201, 1], 1],
  ['late-answer', [201, 1], 1],
  ['twice-first', [201, 1], 2],
  ['twice-second', [201, 2], 2],
  ['error-before', [502, null], 0],
  ['error-after', [500, null], 1],
  ['refused-before', [403, null], 0],
  ['refused-after', [403, null], 1],
])('%s: the shop hears %j, the gateway %i', async (fault, told, times) => {
  proxy.expect('card', { ...calm, authorise: [fault] });
  expect(await getOutcome(authorise('card'))).toEqual(told);
  expect(heardRequests).toHaveLength(times);
  expect(await getOutcome(authorise('card'))).toEqual([201, times + 1]);
});

it('applies a plan from the card token to later instructions, and leaves other payments alone', async () => {
  proxy.expect('card', { ...calm, instruct: ['none', 'refused-before'] });
  await authorise('card');
  expect((await post('/transactions/ABC/instructions', {})).status).toBe(201);
  expect((await post('/transactions/other/instructions', {})).status).toBe(201);
  expect((await post('/transactions/abc/instructions', {})).status).toBe(403);
  expect([...proxy.counts()]).toEqual([['refused-before', 1]]);
});

it('lets nothing through while it is silent, and everything once it has recovered', async () => {
  proxy.fallSilent(60_000);
  expect(await getOutcome(authorise('card'))).toBe('no answer');
  proxy.expect('card', { ...calm, authorise: ['lost-request'] });
  proxy.recover();
  expect(await getOutcome(authorise('card'))).toEqual([201, 1]);
});

it('knows a payment at Stripe by its token, by our id and by the id that the gateway gives it', async () => {
  const token = 'ctoken_1';
  proxy.expect(token, { ...calm, instruct: ['refused-before'], read: ['error-before'], notify: ['lost-request'] });
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  await form('/v1/payment_intents', { confirmation_token: token, 'metadata[transactionUuid]': 'our-id' });
  const query = encodeURIComponent("metadata['transactionUuid']:'our-id'");
  expect((await fetch(`${address}/v1/payment_intents/search?query=${query}`)).status).toBe(502);
  expect((await form('/v1/payment_intents/pi_1/capture', {})).status).toBe(201);
  const event = { data: { object: { id: 'pi_1', metadata: { transactionUuid: 'our-id' } } } };
  expect(await getOutcome(post('/api/payment-providers/stripe/notifications/1', event))).toBe('no answer');
  // The notification told its id.
  expect((await form('/v1/payment_intents/pi_1/capture', {})).status).toBe(403);
});

it('knows a payment on a page by our id, and hands its notifications to the shop', async () => {
  proxy.expect('our-id', { ...calm, instruct: ['refused-before'], notify: ['twice-first'] });
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  await form('/payments/hosted/our-id/return/secret', { transactionUnique: 'our-id', xref: 'x1' });
  const call = 'POST /api/payment-providers/hosted/our-id/return/secret';
  expect(heardRequests).toEqual([call, call]);
  expect((await form('/direct/', { action: 'CAPTURE', xref: 'x1' })).status).toBe(403);
  expect((await form('/direct/', { action: 'CAPTURE', xref: 'x2' })).status).toBe(201);
});

it('plans the faults of each charge of a card that is kept, and of each direct debit', async () => {
  planned = { ...calm, authorise: ['none', 'refused-before'], read: ['error-before'] };
  const charge = (id: string) =>
    post('/transactions', {
      vendorTxCode: id,
      credentialType: { initiatedType: 'MIT' },
      paymentMethod: { card: { cardIdentifier: 'kept' } },
    });
  expect([await charge('one'), await charge('one'), await charge('two')].map(({ status }) => status)).toEqual([
    201, 403, 201,
  ]);
  const debits = `${address}/direct-debit/v1/payments`;
  const collect = () => fetch(debits, { method: 'POST', body: '{}', headers: { 'idempotency-key': 'charge:1' } });
  expect([(await collect()).status, (await collect()).status]).toEqual([201, 403]);
  expect((await fetch(`${debits}?key=charge%3A1`)).status).toBe(502);
});
