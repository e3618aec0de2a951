import { NextResponse, type NextRequest } from 'next/server';
import { cookieHeader, type CookieScope } from '#lib/auth/cookie.ts';
import { getSession } from '#lib/auth/session-cookies.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { noticeParameter } from '#lib/zones/notice.ts';
import { internalPath, isInternalPath, keptPath, notFoundPath } from '#lib/zones/paths.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import { intentParameter, withoutIntent, type IntentInstead } from '#lib/zones/visit-intent.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { makeNonce } from './make-nonce.ts';
import type { PageProvider, PageRequestContext } from './page-context.ts';
import { pageKind, type PageKind } from './page-kind.ts';
import { parseRequest, type ParsedRequest } from './parse-request.ts';
import { paymentProviderHeader, savesCardsHeader } from './payment-provider-header.ts';
import { isVenueSlug, redirectRoute } from './redirect-route.ts';
import { resolveVariant, type Visit } from './resolve-variant.ts';
import { securityHeaders } from './security-headers.ts';
import { signInByToken } from './sign-in-by-token.ts';
import { zoneRedirect } from './zone-redirect.ts';

/** Redirects and responses with Set-Cookie are specific to one visitor, so no cache may store them. */
function forOne(response: NextResponse, cookies: readonly string[] = []): NextResponse {
  response.headers.set('cache-control', 'no-store');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Writes the preference cookies: the language for a month, the others until the browser closes. In a cross-site frame
 * they are partitioned.
 */
function rememberCookies({ remember, variant }: Visit, scope: CookieScope): string[] {
  const month = 30 * 24 * 60 * 60;
  const partitioned = variant.mode === 'embedded';
  return remember.map(({ name, value }) => {
    const maxAge = name === visitCookies.language ? month : undefined;
    return cookieHeader(name, value ?? '', scope, { maxAge: value === null ? 0 : maxAge, partitioned });
  });
}

/** The target of a redirect route; other query parameters are kept. */
function redirected(
  request: NextRequest,
  { url, zone }: ParsedRequest,
  { now, settings }: Pick<PageRequestContext, 'now' | 'settings'>,
): URL | null {
  const cookie = (name: string) => request.cookies.get(name)?.value;
  // The centre from the URL is used until a venue is chosen.
  const selected = cookie(visitCookies.venue) ?? cookie(visitCookies.centre);
  const today = siteDate(now);
  const route =
    zone === 'bookings'
      ? redirectRoute(url.pathname, url.searchParams, { today, selected })
      : zoneRedirect(zone, url.pathname);
  if (route === null) return null;
  const target = route.zone === undefined ? new URL(url) : new URL(url.search, settings.origins[route.zone]);
  target.pathname = route.path;
  for (const name of ['venueSlug', ...(route.without ?? [])]) target.searchParams.delete(name);
  if (route.notice !== undefined) target.searchParams.set(noticeParameter, route.notice);
  for (const [name, value] of Object.entries(route.query ?? {})) target.searchParams.set(name, value);
  return target;
}

/**
 * Sets our content policy on the request, from which Next takes the nonce, and the provider that it lets in; a policy
 * sent by the client is removed. Undefined when no header changes, because overriding all headers costs more than the
 * rest of the middleware.
 */
function guardedRequest(
  { headers }: NextRequest,
  policy: string | undefined,
  provider: PageProvider | null,
): { headers: Headers } | undefined {
  if (policy === undefined && !headers.has('content-security-policy')) return undefined;
  const guarded = new Headers(headers);
  guarded.delete('content-security-policy');
  if (policy !== undefined) guarded.set('content-security-policy', policy);
  guarded.set(paymentProviderHeader, provider?.kind ?? '');
  guarded.set(savesCardsHeader, provider?.savesCards === true ? '1' : '');
  return { headers: guarded };
}

/** The provider of the visitor's basket on a page that takes a payment; null on every other page. */
async function pageProvider(
  request: NextRequest,
  { zone, kind }: { zone: Zone; kind: PageKind },
  { settings, now, findProvider }: Pick<PageRequestContext, 'settings' | 'now' | 'findProvider'>,
): Promise<PageProvider | null> {
  if (kind !== 'payment') return null;
  const { sessionSecret: secret, origins } = settings;
  const session = await getSession((name) => request.cookies.get(name)?.value, { secret, origins, now });
  return session === null ? null : findProvider(session, zone);
}

/** The fallback for an intent that the venue cannot meet. */
function instead(url: URL, { path, notice }: IntentInstead): URL {
  const target = new URL(url);
  target.pathname = path;
  if (notice === undefined) return target;
  target.searchParams.delete(intentParameter);
  target.searchParams.set(noticeParameter, notice);
  return target;
}

/** A venue's memberships make it the centre of the visit, unless it is already; null for every other page. */
function newCentre({ url, zone }: ParsedRequest, current: string | undefined): string | null {
  const [, first, slug, ...rest] = url.pathname.split('/');
  const isCentre = zone === 'joining' && first === 'centre' && rest.length === 0 && isVenueSlug(slug);
  return isCentre && slug !== current ? slug : null;
}

/** The page to render at a path: the page itself or the not-found page. */
async function standing(
  { url, zone }: ParsedRequest,
  { isKnownPlace, settings }: Pick<PageRequestContext, 'isKnownPlace' | 'settings'>,
): Promise<{ kind: PageKind; path: string }> {
  const isServed = zone !== 'foh' || settings.servesFrontDesk;
  const kind = isServed ? pageKind(zone, url.pathname) : null;
  const nothing = { kind: 'public', path: notFoundPath } as const;
  if (kind === null) return nothing;
  if (kind !== 'public') return { kind, path: url.pathname };
  const isKnown = isKnownPlace(url.pathname);
  return (typeof isKnown === 'boolean' ? isKnown : await isKnown) ? { kind, path: keptPath(url.pathname) } : nothing;
}

async function page(
  request: NextRequest,
  requested: ParsedRequest,
  visit: Visit,
  context: PageRequestContext,
): Promise<NextResponse> {
  const { settings } = context;
  const { kind, path } = await standing(requested, context);
  const other = path === notFoundPath ? withoutIntent(requested.url.pathname, requested.url.searchParams) : null;
  if (other !== null) return forOne(NextResponse.redirect(instead(requested.url, other), 307));
  const nonce = kind === 'public' ? '' : makeNonce();
  const provider = await pageProvider(request, { zone: requested.zone, kind }, context);
  const guard = securityHeaders({ kind, mode: visit.variant.mode, nonce, provider, settings });
  const { origin, search } = request.nextUrl;
  const target = `${origin}${internalPath(requested.zone, visit.variant, path)}${search}`;
  const policy = kind === 'public' ? undefined : guard['content-security-policy'];
  const response = NextResponse.rewrite(target, { request: guardedRequest(request, policy, provider) });
  for (const [name, value] of Object.entries(guard)) response.headers.set(name, value);
  // A URL has several variants that no Vary header describes, so caches outside may not reuse the response.
  if (kind === 'public') response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/** Whether the method is allowed for pages. HEAD may arrive as GET, which the web server makes of it. */
function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The redirect of a URL that is not canonical or has a redirect route; null for all others. */
function leadingOn(
  request: NextRequest,
  requested: ParsedRequest,
  context: Pick<PageRequestContext, 'now' | 'settings'>,
): NextResponse | null {
  const { pathname } = requested.url;
  if (pathname !== '/' && pathname.endsWith('/')) {
    const target = new URL(requested.url);
    target.pathname = pathname.replace(/\/+$/, '') || '/';
    return NextResponse.redirect(target, 308);
  }
  const target = isInternalPath(pathname) ? null : redirected(request, requested, context);
  return target === null ? null : NextResponse.redirect(target, 307);
}

/**
 * Handles a page request: refuses methods other than GET and HEAD, signs in by `token`, removes a trailing slash,
 * applies the redirect routes, and otherwise rewrites the public path to the internal path of its zone and variant
 * (docs/product.md#variants).
 */
export async function handlePageRequest(request: NextRequest, context: PageRequestContext): Promise<NextResponse> {
  if (!isRead(request)) return forOne(new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  const requested = parseRequest(request, context.settings);
  const { searchParams, pathname } = requested.url;
  // `token` on the password-reset page belongs to the reset link and does not sign in.
  const token = pathname === '/reset-password' ? null : searchParams.get('token');
  if (token !== null) {
    const { target, cookies } = await signInByToken(request, requested, token, context);
    return forOne(NextResponse.redirect(target, 303), cookies);
  }
  const cookie = (name: string) => request.cookies.get(name)?.value;
  const acceptLanguage = request.headers.get('accept-language');
  const visit = resolveVariant({ zone: requested.zone, query: searchParams, cookie, acceptLanguage });
  const centre = newCentre(requested, cookie(visitCookies.centre));
  if (centre !== null) visit.remember.push({ name: visitCookies.centre, value: centre });
  const cookies = rememberCookies(visit, requested.scope);
  const elsewhere = leadingOn(request, requested, context);
  if (elsewhere !== null) return forOne(elsewhere, cookies);
  const response = await page(request, requested, visit, context);
  return cookies.length === 0 ? response : forOne(response, cookies);
}
