import { Agent as HttpAgent, get as getHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, get as getHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { mayHaveSession } from '#lib/auth/session-cookies.ts';
import type { Config } from '#lib/config.ts';
import { hasEffect } from './has-effect.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { cacheControl, fromBackend, fromBrowser, fromCacheToo } from './proxy-headers.ts';
import { sendFailure, setRequestId } from './send-failure.ts';
import { upstreamTimeoutMs } from './upstream-timeout.ts';

export type BackendSettings = Pick<Config, 'backendUrl' | 'proxySecret'>;

/** Connections to the backend, kept open between calls. */
const clients = {
  'http:': { get: getHttp, agent: new HttpAgent({ keepAlive: true }) },
  'https:': { get: getHttps, agent: new HttpsAgent({ keepAlive: true }) },
};

/** Headers that describe the body as the backend has compressed it: it is forwarded without decoding. */
const ofBody = ['content-encoding', 'content-length'];

interface Read {
  matched: MatchedRoute;
  /** Path and query, with `.` and `..` segments resolved. */
  path: string;
}

/** The call of a visitor without a session that changes nothing; null for every other request. */
function findRead({ method, url = '', headers }: IncomingMessage): Read | null {
  if (method !== 'GET' || !url.startsWith('/api/') || mayHaveSession(headers.cookie)) return null;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const { pathname, search } = new URL(url, 'http://web');
  // The middleware decides about encoded characters.
  if (hasBody || pathname.includes('%')) return null;
  const matched = matchRoute('GET', pathname);
  if (matched === null || matched.route.who === 'machine' || hasEffect(matched)) return null;
  return { matched, path: pathname + search };
}

function headersFor({ headers }: IncomingMessage, { proxySecret }: BackendSettings): Record<string, string> {
  const sent: Record<string, string> = {
    'cache-control': fromCacheToo,
    'accept-encoding': String(headers['accept-encoding'] ?? 'identity'),
  };
  for (const name of fromBrowser) {
    const value = headers[name];
    if (value !== undefined) sent[name] = String(value);
  }
  if (proxySecret !== undefined) sent['x-proxy-secret'] = proxySecret;
  return sent;
}

function sendOn(
  { route }: MatchedRoute,
  request: IncomingMessage,
  upstream: IncomingMessage,
  response: ServerResponse,
) {
  const { statusCode = 502, headers } = upstream;
  response.statusCode = statusCode;
  for (const name of [...fromBackend, ...ofBody]) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const kept = { status: statusCode, cacheControl: headers['cache-control'] };
  response.setHeader('cache-control', cacheControl(route, kept, { isPersonal: false }));
  if (/accept-encoding/i.test(headers.vary ?? '')) response.setHeader('vary', 'Accept-Encoding');
  setRequestId(request, response);
  // A reply that breaks off breaks off for the browser, too.
  pipeline(upstream, response, () => undefined);
}

/**
 * Forwards the reads of visitors without a session to the backend and its replies back, as the backend has packed them:
 * `answerCall` would do the same at the cost of Next's request, of decoding and of packing again. Returns false for
 * every other request.
 */
export function forwardRead(request: IncomingMessage, response: ServerResponse, settings: BackendSettings): boolean {
  const read = findRead(request);
  if (read === null) return false;
  const { matched, path } = read;
  const url = new URL(path, settings.backendUrl[matched.route.base]);
  const { get, agent } = clients[url.protocol === 'https:' ? 'https:' : 'http:'];

  function ask(isSecond: boolean): void {
    const options = { agent, headers: headersFor(request, settings), timeout: upstreamTimeoutMs };
    const sent = get(url, options, (upstream) => sendOn(matched, request, upstream, response));
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => {
      // The backend may close a kept connection just when it is used again.
      if (sent.reusedSocket && !isSecond && !response.headersSent && !response.destroyed) ask(true);
      else void sendFailure(request, response, 'unavailable');
    });
    response.once('close', () => sent.destroy());
  }

  ask(false);
  return true;
}
