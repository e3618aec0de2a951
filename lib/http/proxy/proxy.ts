import type { NextRequest } from 'next/server';
import type { OperationId } from '#contract/routes.ts';
import { embeddedHeader } from '#lib/api/embedded-header.ts';
import { failureResponse } from '#lib/api/failure-response.ts';
import type { Session } from '#lib/api/session.ts';
import { renewedSession } from '#lib/auth/kiosk-session.ts';
import { clearedSessionCookies, getSession, isSealedBefore, sessionCookies } from '#lib/auth/session-cookies.ts';
import { readSignIn, sealSignIn } from '#lib/auth/sign-in.ts';
import type { Config } from '#lib/config.ts';
import { keptLanguage } from '#lib/routing/kept-language.ts';
import { getScope } from '#lib/routing/parse-request.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import { zoneOfHost } from '#lib/zones/zone-of-host.ts';
import { boundedBody } from './bounded-body.ts';
import { getRequestId } from './get-request-id.ts';
import { hasEffect } from './has-effect.ts';
import { isSameOriginWrite } from './is-same-origin-write.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { toBackend, toBrowser } from './proxy-headers.ts';
import { upstreamTimeoutMs } from './upstream-timeout.ts';

export interface ProxyContext {
  settings: Config;
  now: Date;
  fetch: typeof fetch;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
  /** Revokes a token at the backend; retries until that succeeds. */
  endToken: (token: string) => void;
}

const signsIn: readonly OperationId[] = ['login', 'loginByPin', 'register', 'createOnboarding'];
/** Calls that are made at a kiosk and nowhere else. */
const ofKiosk: readonly OperationId[] = ['loginByPin'];

const isAtKiosk = (request: NextRequest) => request.cookies.get(visitCookies.kiosk)?.value === '1';

const cookieIn = (request: NextRequest) => (name: string) => request.cookies.get(name)?.value;

const getSealing = ({ settings, now }: Pick<ProxyContext, 'settings' | 'now'>) => ({
  secret: settings.sessionSecret,
  origins: settings.origins,
  now,
});

/** The session of a request. */
export function sessionIn(request: NextRequest, context: Pick<ProxyContext, 'settings' | 'now'>) {
  return getSession(cookieIn(request), getSealing(context));
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
  const actsForOthers = zoneOfHost(settings, request.headers.get('host')) === 'bookings';
  const language = keptLanguage(
    request.cookies.get(visitCookies.language)?.value,
    request.headers.get('accept-language'),
  );
  return context
    .fetch(url, {
      method: route.method,
      headers: toBackend(request.headers, { session, actsForOthers, proxySecret: settings.proxySecret, language }),
      body: body.byteLength > 0 ? body : undefined,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    })
    .catch(() => null);
}

interface Answered {
  matched: MatchedRoute;
  upstream: Response;
  session: Session | null;
}

/**
 * Stores the new token in the session cookie and revokes the one that the request came with, so that a browser has only
 * one session.
 */
async function answerSignIn(
  request: NextRequest,
  { matched: { route }, upstream, session }: Answered,
  context: ProxyContext,
) {
  const { settings, now, sessionFromToken, endToken } = context;
  const signedIn = await readSignIn(upstream);
  if (signedIn === null) return failureResponse('unavailable');
  const embedded = request.headers.get(embeddedHeader) === 'true';
  const isKiosk = isAtKiosk(request);
  const signIn = {
    ...getScope(request, settings),
    secret: settings.sessionSecret,
    now,
    embedded,
    isKiosk,
    sessionFromToken,
  };
  const { reply, token, cookies } = await sealSignIn(signedIn, signIn);
  if (session !== null && token !== null && token !== session.token) endToken(session.token);
  const headers = toBrowser(route, upstream, { isPersonal: true });
  return withCookies(Response.json(reply, { status: upstream.status, headers }), cookies);
}

/**
 * Deletes the session cookie and the browser's stored data in any case. When the token could not be revoked, the reply
 * says so and the revocation is retried.
 */
async function answerLogOut(
  request: NextRequest,
  { upstream, session }: { upstream: Response | null; session: Session | null },
  context: ProxyContext,
) {
  const isOver = session === null || upstream?.ok === true || upstream?.status === 401;
  if (!isOver) context.endToken(session.token);
  const response = isOver
    ? Response.json({ data: null }, { headers: { 'cache-control': 'no-store' } })
    : failureResponse('logout_unconfirmed');
  response.headers.set('clear-site-data', '"storage"');
  return withCookies(response, clearedSessionCookies(getScope(request, context.settings)));
}

/**
 * The Set-Cookie headers of a reply: none, a renewed kiosk session, the session sealed with the newest secret, or
 * deletions when the token is unknown.
 */
async function cookiesAfter(
  request: NextRequest,
  session: Session | null,
  upstream: Response,
  context: ProxyContext,
): Promise<string[]> {
  if (session === null) return [];
  const { settings, now } = context;
  const scope = getScope(request, settings);
  if (upstream.status === 401) return clearedSessionCookies(scope);
  const isOld = await isSealedBefore(cookieIn(request), getSealing(context));
  const renewed = renewedSession(session, now) ?? (isOld ? session : null);
  const embedded = request.headers.get(embeddedHeader) === 'true';
  return renewed === null ? [] : sessionCookies(renewed, { ...scope, secret: settings.sessionSecret, now, embedded });
}

async function forward(request: NextRequest, context: ProxyContext): Promise<Response> {
  const matched = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, request.nextUrl.pathname);
  const isSigned = matched !== null && 'signed' in matched.route;
  if (matched === null || (matched.route.who === 'machine' && !isSigned)) return failureResponse('not_found');
  if (ofKiosk.includes(matched.id) && !isAtKiosk(request)) return failureResponse('not_found');
  if (!isSigned && hasEffect(matched) && !isSameOriginWrite(request.headers)) return failureResponse('forbidden');
  const session = isSigned ? null : await sessionIn(request, context);
  const { who, method } = matched.route;
  // Without a session the backend would refuse the call: nothing of its body is read.
  if (session === null && method !== 'GET' && (who === 'customer' || who === 'staff'))
    return failureResponse('unauthenticated');
  const body = await boundedBody(request, matched.route.bodyLimitBytes);
  if (body === null) return failureResponse('too_large');

  const upstream = await ask(request, matched, { session, body, context });
  if (matched.id === 'logout') return answerLogOut(request, { upstream, session }, context);
  if (upstream === null) return failureResponse('unavailable');
  if (upstream.ok && signsIn.includes(matched.id))
    return answerSignIn(request, { matched, upstream, session }, context);
  const headers = toBrowser(matched.route, upstream, { isPersonal: session !== null });
  const response = new Response(upstream.body, { status: upstream.status, headers });
  return withCookies(response, await cookiesAfter(request, session, upstream, context));
}

/**
 * Forwards a call of the contract to the backend and returns its reply (docs/product.md#api-addresses). The bearer
 * token is added here and never sent to the browser: log-in and register store it in the cookie, log-out and an unknown
 * token delete the cookie. Replies of the web itself have a request id, too (docs/product.md#envelope).
 */
export async function answerCall(request: NextRequest, context: ProxyContext): Promise<Response> {
  const response = await forward(request, context);
  if (!response.headers.has('x-request-id'))
    response.headers.set('x-request-id', getRequestId(request.headers.get('x-request-id')));
  return response;
}
