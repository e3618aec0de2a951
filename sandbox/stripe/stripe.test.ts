import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { createSandbox, type RunningSandbox } from '#sandbox/create-sandbox.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

interface Received {
  signature: string;
  payload: string;
}

/** A shop's address for notifications; the first `refusals` of them are answered 500. */
async function openShop() {
  const received: Received[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let payload = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (payload += chunk));
    request.on('end', () => {
      received.push({ signature: String(request.headers['stripe-signature']), payload });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    refuse: (times: number) => void (refusals = times),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const shop = await openShop();
let sandbox: RunningSandbox;
let payments = 0;
/** Pauses that the gateway made before it delivered again; none takes any time here. */
const pauses: number[] = [];
const clock = {
  now: () => Date.parse('2026-11-24T12:00:00Z'),
  sleep: async (ms: number) => void pauses.push(ms),
};

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, clock, control: true, stripeWebhook: shop.url }).start();
});
afterAll(async () => {
  await sandbox.stop();
  await shop.stop();
});
beforeEach(() => {
  shop.received.length = 0;
  pauses.length = 0;
});

async function send(method: string, path: string, fields: Record<string, string> = {}, key = ''): Promise<Answer> {
  const headers = { authorization: 'Bearer sk_test_corner', ...(key !== '' && { 'idempotency-key': key }) };
  const body = method === 'GET' ? undefined : new URLSearchParams(fields);
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/v1${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as Answer['body'], headers: response.headers };
}

async function enterCard(cardNumber: string): Promise<string> {
  const card = { number: cardNumber, exp_month: '12', exp_year: '30', cvc: '123' };
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value] as const);
  const { body } = await send('POST', '/confirmation_tokens', { key: 'pk_test_corner', ...Object.fromEntries(fields) });
  return String(body.id);
}

async function pay(cardNumber: string, changes: Record<string, string> = {}, key = ''): Promise<Answer> {
  const fields = {
    ...{ amount: '620', currency: 'gbp', confirm: 'true', capture_method: 'manual' },
    ...{ 'allowed_payment_method_types[0]': 'card', 'metadata[order]': `order${(payments += 1)}` },
    confirmation_token: await enterCard(cardNumber),
    ...changes,
  };
  return send('POST', '/payment_intents', fields, key);
}

async function whenNotified(count: number): Promise<Received[]> {
  for (let attempts = 0; shop.received.length < count && attempts < 100; attempts += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return shop.received;
}

describe('a payment', () => {
  it('is held, captured once, and given back', async () => {
    const { body } = await pay('4242424242424242');
    const id = String(body.id);
    expect(body).toMatchObject({ status: 'requires_capture', amount_capturable: 620, amount_received: 0 });
    expect((await send('POST', `/payment_intents/${id}/capture`, { amount_to_capture: '621' })).status).toBe(400);
    expect((await send('POST', `/payment_intents/${id}/capture`)).body).toMatchObject({ status: 'succeeded' });
    const again = await send('POST', `/payment_intents/${id}/capture`);
    expect(again.body).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect((await send('POST', '/refunds', { payment_intent: id, amount: '20' })).body.status).toBe('succeeded');
    const tooMuch = await send('POST', '/refunds', { payment_intent: id, amount: '601' });
    expect(tooMuch.body).toMatchObject({ error: { param: 'amount' } });
    expect((await send('POST', '/refunds', { payment_intent: id })).body.amount).toBe(600);
    const none = await send('POST', '/refunds', { payment_intent: id });
    expect(none.body).toMatchObject({ error: { code: 'charge_already_refunded' } });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000008400001280', 'payment_intent_authentication_failure', undefined],
  ])('with %s is refused as %s', async (cardNumber, code, declineCode) => {
    const { status, body } = await pay(cardNumber);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { status: 'requires_payment_method' },
    });
    expect((body.error as { decline_code?: string }).decline_code).toBe(declineCode);
  });

  it('is refused with a parameter of an earlier version, a token used before, or too little', async () => {
    const gone = await pay('4242424242424242', { 'payment_method_types[0]': 'card' });
    expect(gone.body).toMatchObject({ error: { code: 'parameter_unknown' } });
    const token = await enterCard('4242424242424242');
    expect((await pay('4242424242424242', { confirmation_token: token })).status).toBe(200);
    expect((await pay('4242424242424242', { confirmation_token: token })).body).toMatchObject({
      error: { param: 'confirmation_token' },
    });
    const little = await pay('4242424242424242', { amount: '29' });
    expect(little.body).toMatchObject({ error: { code: 'amount_too_small' } });
  });

  it('is found by its metadata, and by no other account', async () => {
    const { body } = await pay('4242424242424242', { 'metadata[order]': 'wanted' });
    const path = `/payment_intents/search?query=${encodeURIComponent("metadata['order']:'wanted'")}`;
    expect((await send('GET', path)).body).toMatchObject({ data: [{ id: body.id }] });
    const url = `http://127.0.0.1:${sandbox.port}/v1${path}`;
    const other = await fetch(url, { headers: { authorization: 'Bearer sk_test_other' } });
    expect(await other.json()).toMatchObject({ data: [] });
    expect((await fetch(url, { headers: { authorization: 'Bearer pk_test_corner' } })).status).toBe(401);
  });
});

describe('an idempotency key', () => {
  it('gives the same answer again, refuses another request, and one that is under way', async () => {
    const fields = { confirmation_token: await enterCard('4242424242424242'), 'metadata[order]': 'keyed' };
    const first = await pay('4242424242424242', fields, 'key-1');
    const second = await pay('4242424242424242', fields, 'key-1');
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await pay('4242424242424242', { ...fields, amount: '621' }, 'key-1');
    expect(other.body).toMatchObject({ error: { type: 'idempotency_error' } });
  });

  it('keeps no answer of a request that failed before it was carried out', async () => {
    const fields = { confirmation_token: await enterCard('4000009900000103'), 'metadata[order]': 'fails once' };
    expect((await pay('4242424242424242', fields, 'key-2')).status).toBe(500);
    expect((await pay('4242424242424242', fields, 'key-2')).status).toBe(200);
  });

  it('finds the answer that was lost on the way', async () => {
    const fields = { confirmation_token: await enterCard('4000009900000087'), 'metadata[order]': 'lost' };
    await expect(pay('4242424242424242', fields, 'key-3')).rejects.toThrow('fetch failed');
    expect((await pay('4242424242424242', fields, 'key-3')).body).toMatchObject({ status: 'requires_capture' });
  });
});

describe('notifications', () => {
  it('are signed over time and body', async () => {
    const { body } = await pay('4242424242424242');
    const [notified] = await whenNotified(1);
    const [, seconds = '', v1 = ''] = /^t=(\d+),v1=(\w+)$/.exec(notified?.signature ?? '') ?? [];
    const signed = createHmac('sha256', 'whsec_demo').update(`${seconds}.${notified?.payload}`).digest('hex');
    expect(v1).toBe(signed);
    expect(JSON.parse(notified?.payload ?? '')).toMatchObject({
      type: 'payment_intent.amount_capturable_updated',
      data: { object: { id: body.id } },
    });
  });

  it.each([
    ['4000009900000111', 2],
    ['4000009900000145', 0],
    ['4000009900000152', 2],
    ['4000009900000251', 2],
  ])('of %s come %i times', async (cardNumber, count) => {
    await pay(cardNumber);
    await whenNotified(count);
    expect(shop.received).toHaveLength(count);
  });

  it('come before the answer, or five seconds after it', async () => {
    await pay('4000009900000129');
    expect(shop.received).toHaveLength(1);
    await pay('4000009900000137');
    await whenNotified(2);
    expect(pauses).toEqual([5000]);
  });

  it('are delivered again until the shop takes them', async () => {
    shop.refuse(2);
    await pay('4242424242424242');
    const received = await whenNotified(3);
    expect(new Set(received.map(({ payload }) => payload)).size).toBe(1);
    expect(pauses).toEqual([1000, 5000]);
  });
});
