import type { NextRequest } from 'next/server';
import type { OperationId } from '../../contract/routes.ts';
import type { Config } from '../config.ts';
import type { CookieScope } from '../session/cookie.ts';
import { clearedSessionCookies, sessionOf } from '../session/session-cookies.ts';
import type { Session } from '../session/session.ts';
import { takeSignIn } from '../session/sign-in.ts';
import { zoneOfHost } from '../zones/zone-of-host.ts';
import { boundedBody } from './bounded-body.ts';
import { embeddedHeader } from './embedded-header.ts';
import { failureResponse } from './failure-response.ts';
import { isOwnWrite } from './is-own-write.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { toBackend, toBrowser } from './proxy-headers.ts';
import { requestIdOf } from './request-id-of.ts';

export interface ProxyContext {
  settings: Config;
  now: Date;
  fetch: typeof fetch;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
}

/** A payment provider may take its time; after so many milliseconds nobody waits any longer. */
const patience = 60_000;
const signsIn: readonly OperationId[] = ['login', 'register'];

/** How cookies are set on the host of a request. */
export function scopeOf(request: NextRequest, { origins }: Pick<Config, 'origins'>): CookieScope {
  const protocol = request.headers.get('x-forwarded-proto')?.split(',')[0] ?? request.nextUrl.protocol.replace(':', '');
  return { host: request.headers.get('host') ?? request.nextUrl.host, secure: protocol === 'https', origins };
}

/** The session of a request. */
export function sessionIn(request: NextRequest, { settings, now }: Pick<ProxyContext, 'settings' | 'now'>) {
  return sessionOf((name) => request.cookies.get(name)?.value, { secret: settings.sessionSecret, now });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function ask(
  request: NextRequest,
  { route }: MatchedRoute,
  { session, body, context }: { session: Session | null; body: Uint8Array<ArrayBuffer>; context: ProxyContext },
): Promise<Response | null> {
  const { settings } = context;
  const url = new URL(request.nextUrl.pathname + request.nextUrl.search, settings.backendUrl[route.base]);
  const actsForOthers = zoneOfHost(settings.origins, request.headers.get('host')) === 'bookings';
  return context
    .fetch(url, {
      method: route.method,
      headers: toBackend(request.headers, { session, actsForOthers, proxySecret: settings.proxySecret }),
      body: body.byteLength > 0 ? body : undefined,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    .catch(() => null);
}

async function answerSignIn(request: NextRequest, { route }: MatchedRoute, upstream: Response, context: ProxyContext) {
  const { settings, now, sessionFromToken } = context;
  const embedded = request.headers.get(embeddedHeader) === 'true';
  const scope = scopeOf(request, settings);
  const signIn = { ...scope, secret: settings.sessionSecret, now, embedded, sessionFromToken };
  const { reply, cookies } = await takeSignIn((await upstream.json()) as Parameters<typeof takeSignIn>[0], signIn);
  return withCookies(Response.json(reply, { status: upstream.status, headers: toBrowser(route, upstream) }), cookies);
}

async function passOn(request: NextRequest, context: ProxyContext): Promise<Response> {
  const matched = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, request.nextUrl.pathname);
  if (matched === null || matched.route.who === 'machine') return failureResponse('not_found');
  const body = await boundedBody(request);
  if (body === null) return failureResponse('too_large');
  if (matched.route.method !== 'GET' && !isOwnWrite(request.headers)) return failureResponse('forbidden');

  const session = await sessionIn(request, context);
  const upstream = await ask(request, matched, { session, body, context });
  const cleared = () => clearedSessionCookies(scopeOf(request, context.settings));
  if (matched.id === 'logout') {
    return withCookies(Response.json({ data: null }, { headers: { 'cache-control': 'no-store' } }), cleared());
  }
  if (upstream === null) return failureResponse('unavailable');
  if (upstream.ok && signsIn.includes(matched.id)) return answerSignIn(request, matched, upstream, context);
  const response = new Response(upstream.body, { status: upstream.status, headers: toBrowser(matched.route, upstream) });
  return session !== null && upstream.status === 401 ? withCookies(response, cleared()) : response;
}

/**
 * Passes a call of the contract on to the backend and its answer back (API 1.1, design section 5). The token joins it
 * here and never leaves: log-in and register seal it in the cookie, log-out and an unknown token take the cookie away.
 * What the web answers itself has a request id too (API 1.8).
 */
export async function answerCall(request: NextRequest, context: ProxyContext): Promise<Response> {
  const response = await passOn(request, context);
  if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestIdOf(request.headers));
  return response;
}
