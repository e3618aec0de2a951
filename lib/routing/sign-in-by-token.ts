import type { NextRequest } from 'next/server';
import type { Session } from '#lib/api/session.ts';
import { sessionOfKiosk } from '#lib/auth/kiosk-session.ts';
import { pendingCookie } from '#lib/auth/pending-session.ts';
import { sessionCookies, getSession } from '#lib/auth/session-cookies.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import type { PageRequestContext } from './page-context.ts';
import type { ParsedRequest } from './parse-request.ts';

/** The page that confirms a change of user (`app/api/session/replace`). */
export const replacePath = '/api/session/replace';

/** Sec-Fetch-Dest of a navigation. Images, scripts and requests of other sites must not sign anybody in. */
const navigations: ReadonlySet<string> = new Set(['document', 'iframe']);

/** Old browsers, and all browsers on plain http, send no Sec-Fetch headers. */
function isNavigation({ headers }: NextRequest): boolean {
  const destination = headers.get('sec-fetch-dest');
  return destination === null || navigations.has(destination);
}

interface SignedIn {
  target: URL;
  cookies: string[];
}

/**
 * Signs in by `?token=` and removes it from the URL, whether it is valid or not. When another user is logged in, the
 * session is replaced only after a confirmation.
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
  const known = isNavigation(request) ? await context.sessionFromToken(token, now) : null;
  if (known === null) return { target, cookies: [] };

  const cookie = (name: string) => request.cookies.get(name)?.value;
  const sealing = { secret: settings.sessionSecret, now };
  const session: Session = cookie(visitCookies.kiosk) === '1' ? sessionOfKiosk(known, now) : known;
  const embedded = target.searchParams.get('embedded') === 'true';
  const cookieOptions = { ...requested.scope, ...sealing, embedded };
  const current = await getSession(cookie, { ...sealing, origins: settings.origins });
  if (current !== null && current.userId !== session.userId) {
    return {
      target: new URL(replacePath, requested.url),
      cookies: [await pendingCookie({ session, target: target.href }, cookieOptions)],
    };
  }
  if (current !== null && current.token !== session.token) context.endToken(current.token);
  return { target, cookies: await sessionCookies(session, cookieOptions) };
}
