import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { forward, readAll, type Answer, type Message } from './exchange.ts';
import type { Fault, Plan } from './faults.ts';
import { planBook } from './plan-book.ts';

export interface FaultyProxy {
  /** Plans these faults for the payment that uses this card token, or has this id of ours. */
  expect: (name: string, plan: Plan) => void;
  /** Simulates an outage: for this long nothing is forwarded and nothing answered. */
  fallSilent: (ms: number) => void;
  /** Stops all faults. */
  recover: () => void;
  /** How often each fault happened, outages (`silence`) included. */
  counts: () => ReadonlyMap<Fault | 'silence', number>;
  close: () => Promise<void>;
}

interface ProxyOptions {
  port: number;
  gatewayPort: number;
  /** A backend's, for what the gateway notifies. */
  getShopPort: () => number;
  /** The backend's timeout for calls to the gateway. */
  timeoutMs: number;
  /** Plans the faults of a payment that nobody announces. */
  planCharge: () => Plan;
}

/** A reply of the proxy itself. */
function getReply(status: number, message: string): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ message })) };
}

function send(response: http.ServerResponse, answer: Answer | null): void {
  if (answer === null || response.destroyed) {
    response.destroy();
    return;
  }
  const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length }).end(answer.body);
}

/** The path of the backend's call for what a payment page sends to the site; null for any other path. */
function getReturnPath(path: string): string | null {
  const [, uuid, mac] = /^\/payments\/hosted\/([^/]+)\/return\/([^/]+)$/.exec(path) ?? [];
  return uuid === undefined || mac === undefined ? null : `/api/payment-providers/hosted/${uuid}/return/${mac}`;
}

/**
 * Starts a reverse proxy between shop and gateway that drops, delays, repeats and replaces requests and answers as
 * planned, also those by which the gateway notifies the shop. A plan is found by the card token or our id, later by the
 * id that the gateway gives the payment.
 */
export async function startFaultyProxy(options: ProxyOptions): Promise<FaultyProxy> {
  const { port, gatewayPort, getShopPort, timeoutMs, planCharge } = options;
  const counts = new Map<Fault | 'silence', number>();
  const plans = planBook(planCharge);
  let silentUntil = 0;
  let isCalm = false;
  const tooLateMs = timeoutMs * 1.5;

  async function deliver(message: Message): Promise<Answer | null> {
    const returnPath = getReturnPath(message.path);
    if (returnPath !== null) return forward(getShopPort(), { ...message, path: returnPath });
    if (message.path.startsWith('/api/')) return forward(getShopPort(), message);
    const answer = await forward(gatewayPort, message);
    if (answer !== null) plans.learn(message, answer);
    return answer;
  }

  async function undergo(fault: Fault, message: Message): Promise<Answer | null> {
    switch (fault) {
      case 'none':
        return deliver(message);
      case 'lost-request':
        return null;
      case 'lost-answer':
        await deliver(message);
        return null;
      case 'late-request':
        await sleep(tooLateMs);
        return deliver(message);
      case 'late-answer': {
        const answer = await deliver(message);
        await sleep(tooLateMs);
        return answer;
      }
      case 'twice-first': {
        const answer = await deliver(message);
        await deliver(message);
        return answer;
      }
      case 'twice-second':
        await deliver(message);
        return deliver(message);
      case 'error-before':
        return getReply(502, 'Bad gateway');
      case 'error-after':
        await deliver(message);
        return getReply(500, 'Internal error');
      case 'refused-before':
        return getReply(403, 'Forbidden');
      case 'refused-after':
        await deliver(message);
        return getReply(403, 'Forbidden');
    }
  }

  function count(fault: Fault | 'silence'): void {
    if (fault !== 'none') counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }

  async function handle(request: http.IncomingMessage): Promise<Answer | null> {
    const { method = 'GET', url = '/', headers } = request;
    const message = { method, path: url, headers, body: await readAll(request) };
    if (Date.now() < silentUntil) {
      count('silence');
      await sleep(tooLateMs);
      return null;
    }
    const fault = isCalm ? 'none' : plans.next(message);
    count(fault);
    return undergo(fault, message);
  }

  const server = http.createServer((request, response) => {
    handle(request).then(
      (answer) => send(response, answer),
      () => response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    expect: plans.expect,
    fallSilent: (ms) => {
      silentUntil = Date.now() + ms;
    },
    recover: () => {
      isCalm = true;
      silentUntil = 0;
    },
    counts: () => counts,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
