import { NextResponse, type NextRequest } from 'next/server';
import type { Config } from '../config.ts';
import { cookieHeader, type CookieScope } from '../session/cookie.ts';
import type { Session } from '../session/session.ts';
import { sessionCookies } from '../session/session-cookies.ts';
import { noticeParameter } from './notice.ts';
import { pageKind } from './page-kind.ts';
import { internalPath } from './paths.ts';
import { readablePath } from './readable-path.ts';
import { redirectRoute } from './redirect-route.ts';
import { securityHeaders } from './security-headers.ts';
import { visitCookies } from './visit-cookies.ts';
import { visitOf, type Visit } from './visit.ts';
import { zoneOfHost } from './zone-of-host.ts';
import { zoneRedirect } from './zone-redirect.ts';
import type { Zone } from './zone.ts';

export interface VisitContext {
  settings: Config;
  now: Date;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
}

/** A request as its visitor made it: on the host they typed, not the one the server listens on. */
interface Asked {
  url: URL;
  zone: Zone;
  scope: CookieScope;
}

function askedIn({ headers, nextUrl }: NextRequest, { origins }: Config): Asked {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0];
  const protocol = forwarded === 'https' || forwarded === 'http' ? forwarded : nextUrl.protocol.replace(':', '');
  const rest = `${readablePath(nextUrl.pathname)}${nextUrl.search}`;
  const typed = headers.get('host') ?? '';
  // A host that is none counts as the server's own.
  const parsed = typed === '' ? null : URL.parse(`${protocol}://${typed}${rest}`);
  const host = parsed === null ? nextUrl.host : typed;
  const url = parsed ?? new URL(`${protocol}://${host}${rest}`);
  return { url, zone: zoneOfHost(origins, host), scope: { host, secure: protocol === 'https', origins } };
}

function addCookies(response: NextResponse, headers: readonly string[]): NextResponse {
  for (const header of headers) response.headers.append('set-cookie', header);
  return response;
}

/** A month for a language, the browser's lifetime for the rest. */
function rememberCookies({ remember }: Visit, scope: CookieScope): string[] {
  const month = 30 * 24 * 60 * 60;
  return remember.map(({ name, value }) => {
    const maxAge = name === visitCookies.language ? month : undefined;
    return cookieHeader(name, value ?? '', scope, { maxAge: value === null ? 0 : maxAge });
  });
}

/** Signs in by the token in the address, and takes it out of the address whether the backend knows it or not. */
async function takeToken(asked: Asked, token: string, context: VisitContext): Promise<NextResponse> {
  const { settings, now } = context;
  const url = new URL(asked.url);
  url.searchParams.delete('token');
  const session = await context.sessionFromToken(token, now);
  const response = NextResponse.redirect(url, 303);
  if (session === null) return response;
  const embedded = url.searchParams.get('embedded') === 'true';
  const sealing = { secret: settings.sessionSecret, now };
  return addCookies(response, await sessionCookies(session, { ...asked.scope, ...sealing, embedded }));
}

/** Where a path leads that is no page itself; the rest of the query goes along. */
function redirected(request: NextRequest, { url, zone }: Asked): URL | null {
  const selected = request.cookies.get(visitCookies.venue)?.value;
  const route = zone === 'bookings' ? redirectRoute(url.pathname, url.searchParams, selected) : zoneRedirect(zone, url.pathname);
  if (route === null) return null;
  const target = new URL(url);
  target.pathname = route.path;
  target.searchParams.delete('venueSlug');
  if (route.notice !== undefined) target.searchParams.set(noticeParameter, route.notice);
  for (const [name, value] of Object.entries(route.query ?? {})) target.searchParams.set(name, value);
  return target;
}

/**
 * The request as the page shall see it: its policy is ours, for a nonce of its own, and never the visitor's. Undefined
 * where it may stay as it came, since passing every header on costs more than the rest of this.
 */
function guardedRequest({ headers }: NextRequest, policy: string | undefined): { headers: Headers } | undefined {
  if (policy === undefined && !headers.has('content-security-policy')) return undefined;
  const guarded = new Headers(headers);
  guarded.delete('content-security-policy');
  if (policy !== undefined) guarded.set('content-security-policy', policy);
  return { headers: guarded };
}

function page(request: NextRequest, { url, zone }: Asked, visit: Visit, settings: Config): NextResponse {
  const kind = pageKind(zone, url.pathname);
  const nonce = kind === 'public' ? '' : btoa(crypto.randomUUID());
  const guard = securityHeaders({ kind, mode: visit.variant.mode, nonce, settings });
  const { origin, search } = request.nextUrl;
  const target = `${origin}${internalPath(zone, visit.variant, url.pathname)}${search}`;
  const policy = kind === 'public' ? undefined : guard['content-security-policy'];
  const response = NextResponse.rewrite(target, { request: guardedRequest(request, policy) });
  for (const [name, value] of Object.entries(guard)) response.headers.set(name, value);
  // One address has several variants, so no cache between here and the visitor may keep its page.
  if (kind === 'public') response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/** Pages are only read. A HEAD may come as the GET that it is answered as. */
function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Answers a visit: refuses what isn't one, signs in by `token`, removes a trailing slash, follows the redirect routes,
 * and otherwise rewrites the public path to the zone and variant under which the page is kept (spec section 2).
 */
export async function routeVisit(request: NextRequest, context: VisitContext): Promise<NextResponse> {
  if (!isRead(request)) return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const asked = askedIn(request, context.settings);
  const { url, scope } = asked;
  // The link of a mail that sets a new password carries a token of its own.
  const token = url.pathname === '/reset-password' ? null : url.searchParams.get('token');
  if (token !== null) return takeToken(asked, token, context);
  const cookie = (name: string) => request.cookies.get(name)?.value;
  const visit = visitOf({ query: url.searchParams, cookie, acceptLanguage: request.headers.get('accept-language') });
  const cookies = rememberCookies(visit, scope);
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    url.pathname = url.pathname.replace(/\/+$/, '') || '/';
    return addCookies(NextResponse.redirect(url, 308), cookies);
  }
  const target = redirected(request, asked);
  if (target !== null) return addCookies(NextResponse.redirect(target, 307), cookies);
  return addCookies(page(request, asked, visit, context.settings), cookies);
}
