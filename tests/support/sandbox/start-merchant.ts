import { createSandbox, type RunningSandbox, type SandboxOptions } from '#sandbox/create-sandbox.ts';
import { cardDetails, payment } from './request-bodies.ts';

export const START = Date.UTC(2026, 5, 1, 11);

/** Matches any text. */
export const someText: unknown = expect.any(String);

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface Merchant {
  sandbox: RunningSandbox;
  /** The sandbox's clock, which sleeping or a test moves. */
  time: { now: number };
  call(method: string, path: string, body?: unknown, authorization?: string): Promise<Answer>;
  control(path: string, body: unknown, method?: string): Promise<Answer>;
  journal(namespace: string): Promise<Answer>;
  sessionKey(): Promise<string>;
  tokenise(merchantSessionKey: string, details?: object): Promise<Answer>;
  /** Creates session key, card and payment; `details` override the card, `changes` the payment. */
  pay(details?: object, changes?: object): Promise<Answer>;
}

/** A running sandbox on a free port and a merchant with an account at its Opayo. */
export async function startMerchant(
  options: Partial<SandboxOptions> = {},
  integrationKey = 'merchant',
): Promise<Merchant> {
  const time = { now: START };
  const clock = { now: () => time.now, sleep: async (ms: number) => void (time.now += ms) };
  const sandbox = await createSandbox({ port: 0, seed: 'test', clock, control: true, ...options }).start();
  return getMerchant(sandbox, time, integrationKey);
}

/** Another merchant at a running sandbox. */
export function getMerchant(sandbox: RunningSandbox, time: { now: number }, integrationKey: string): Merchant {
  const address = `http://127.0.0.1:${sandbox.port}`;
  const basic = `Basic ${Buffer.from(`${integrationKey}:secret`).toString('base64')}`;
  let payments = 0;

  const call: Merchant['call'] = (method, path, body, authorization = basic) => {
    return send(`${address}/opayo/api/v1${path}`, method, body, { authorization });
  };
  const sessionKey = async () => {
    const { body } = await call('POST', '/merchant-session-keys', { vendorName: 'corner' });
    return String(body.merchantSessionKey);
  };
  const tokenise: Merchant['tokenise'] = (merchantSessionKey, details = {}) => {
    return call(
      'POST',
      '/card-identifiers',
      { cardDetails: { ...cardDetails, ...details } },
      `Bearer ${merchantSessionKey}`,
    );
  };

  return {
    sandbox,
    time,
    call,
    sessionKey,
    tokenise,
    control: (path, body, method = 'POST') => send(`${address}/__control/${path}`, method, body, {}),
    journal: (namespace) => send(`${address}/__control/journal?namespace=${namespace}`, 'GET', undefined, {}),
    pay: async (details, changes) => {
      const merchantSessionKey = await sessionKey();
      const { cardIdentifier } = (await tokenise(merchantSessionKey, details)).body;
      payments += 1;
      const card = { merchantSessionKey, cardIdentifier };
      return call('POST', '/transactions', {
        ...payment,
        vendorTxCode: `order-${payments}`,
        paymentMethod: { card },
        ...changes,
      });
    },
  };
}

/** A request whose answer is JSON, a page (kept as `page`) or nothing. */
export async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, { method, body: text, headers });
  const answer = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const parsed: unknown = isJson ? JSON.parse(answer) : { page: answer };
  return { status: response.status, body: parsed as Record<string, unknown> };
}
