import type { NextRequest } from 'next/server';
import type { Session } from '#lib/api/session.ts';
import { sessionOfKiosk } from '#lib/auth/kiosk-session.ts';
import { pendingCookie } from '#lib/auth/pending-session.ts';
import { sessionCookies, getSession } from '#lib/auth/session-cookies.ts';
import { isHandOverCode } from '#lib/auth/session-from-hand-over.ts';
import { noticeParameter, type Notice } from '#lib/zones/notice.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import { zones } from '#lib/zones/zone.ts';
import type { PageRequestContext } from './page-context.ts';
import type { ParsedRequest } from './parse-request.ts';

/** The page that confirms a log-in by link (`app/api/session/replace`). */
export const replacePath = '/api/session/replace';

/** Sec-Fetch-Dest of a navigation. Images, scripts and requests of other sites must not sign anybody in. */
const navigations: ReadonlySet<string> = new Set(['document', 'iframe']);

/** Old browsers, and all browsers on plain http, send no Sec-Fetch headers. */
function isNavigation({ headers }: NextRequest): boolean {
  const destination = headers.get('sec-fetch-dest');
  return destination === null || navigations.has(destination);
}

/** Sec-Fetch-Site of a link on one of our own pages, and of an address that the visitor has typed or kept. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'same-site', 'none']);

/**
 * Whether the visitor has followed a link of ours or the address itself. A link, form or frame of another site may have
 * been made to log them in as somebody else. Without Sec-Fetch headers the Referer has to name a page of ours.
 */
function isAgreed({ headers }: NextRequest, { origins }: PageRequestContext['settings']): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return ownSites.has(site);
  const from = URL.parse(headers.get('referer') ?? '')?.origin;
  return zones.some((zone) => origins[zone] === from);
}

interface SignedIn {
  target: URL;
  cookies: string[];
}

/**
 * Signs in by `?token=` and removes it from the URL, whether it is valid or not. When another user is logged in, or the
 * link is not on a page of ours, that happens only after a confirmation. Where the backend cannot tell whose it is, the
 * page says so.
 */
export async function signInByToken(
  request: NextRequest,
  requested: ParsedRequest,
  token: string,
  context: PageRequestContext,
): Promise<SignedIn> {
  const { settings, now } = context;
  const target = new URL(requested.url);
  target.searchParams.delete('token');
  if (!isNavigation(request)) return { target, cookies: [] };

  const cookie = (name: string) => request.cookies.get(name)?.value;
  const sealing = { secret: settings.sessionSecret, now };
  const current = await getSession(cookie, { ...sealing, origins: settings.origins });
  const known = await context.sessionFromToken(token, now, current).catch(() => 'failed' as const);
  if (known === 'failed') target.searchParams.set(noticeParameter, 'log-in-failed' satisfies Notice);
  if (known === null || known === 'failed') return { target, cookies: [] };
  const session: Session = cookie(visitCookies.kiosk) === '1' ? sessionOfKiosk(known, now) : known;
  const embedded = target.searchParams.get('embedded') === 'true';
  const cookieOptions = { ...requested.scope, ...sealing, embedded };
  const isSame = current?.userId === session.userId;
  if (!isSame && (current !== null || !isAgreed(request, settings))) {
    return {
      target: new URL(replacePath, requested.url),
      cookies: [await pendingCookie({ session, target: target.href }, cookieOptions)],
    };
  }
  // A hand-over has replaced the current one already: the new one may have come from it, and would end with it.
  if (current !== null && current.token !== session.token && !isHandOverCode(token)) context.endToken(current.token);
  return { target, cookies: await sessionCookies(session, cookieOptions) };
}
