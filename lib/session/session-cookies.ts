import { cookieHeader, type CookieScope } from './cookie.ts';
import { sealSession, unsealSession } from './seal.ts';
import type { Session } from './session.ts';

const name = 'touchline_session';
const embeddedName = 'touchline_session_embedded';

export interface Sealing {
  secret: string;
  now: Date;
}

/**
 * The Set-Cookie headers that sign somebody in. From an embedded page a second, partitioned cookie goes with the
 * first, because a frame on another site keeps no other kind.
 */
export async function sessionCookies(
  session: Session,
  { secret, now, embedded, ...scope }: CookieScope & Sealing & { embedded: boolean },
): Promise<string[]> {
  const sealed = await sealSession(session, secret);
  const maxAge = Math.floor((new Date(session.expiresAt).getTime() - now.getTime()) / 1000);
  const own = cookieHeader(name, sealed, scope, { maxAge, httpOnly: true });
  if (!embedded) return [own];
  return [own, cookieHeader(embeddedName, sealed, scope, { maxAge, httpOnly: true, partitioned: true })];
}

/** The Set-Cookie headers that sign somebody out everywhere. */
export function clearedSessionCookies(scope: CookieScope): string[] {
  return [
    cookieHeader(name, '', scope, { maxAge: 0, httpOnly: true }),
    cookieHeader(embeddedName, '', scope, { maxAge: 0, httpOnly: true, partitioned: true }),
  ];
}

/** The session of a request, from its own cookie or else the one of a frame. */
export async function sessionOf(
  cookie: (name: string) => string | undefined,
  sealing: Sealing,
): Promise<Session | null> {
  return (await unsealSession(cookie(name), sealing)) ?? (await unsealSession(cookie(embeddedName), sealing));
}
