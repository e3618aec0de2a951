import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';
import type { Session } from '#lib/api/session.ts';
import type { ZoneOrigins } from '#lib/zones/zone.ts';
import { cookieHeader, type CookieScope } from './cookie.ts';
import { sealSession, unsealSession } from './seal.ts';

const sessionName = 'touchline_session';

/**
 * Names of the two session cookies. On https the `__Secure-` prefix makes browsers accept them only with `Secure`, and
 * cookies without the prefix are not read.
 */
function cookieNames({ bookings }: ZoneOrigins): { name: string; embeddedName: string } {
  const prefix = bookings.startsWith('https:') ? '__Secure-' : '';
  return { name: `${prefix}${sessionName}`, embeddedName: `${prefix}${sessionName}_embedded` };
}

/** Whether a Cookie header may have a session in it, valid or not; false only when it has none. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(sessionName) ?? false;
}

export interface Sealing {
  secret: Secret;
  now: Date;
}

type Lookup = (cookie: string) => string | undefined;

/**
 * The Set-Cookie headers of a log-in. For an embedded page they include a second, partitioned cookie, because a
 * cross-site frame can store no other kind.
 */
export async function sessionCookies(
  session: Session,
  { secret, now, embedded, ...scope }: CookieScope & Sealing & { embedded: boolean },
): Promise<string[]> {
  const { name, embeddedName } = cookieNames(scope.origins);
  const sealed = await sealSession(session, secret);
  const untilExpiry = differenceInSeconds(session.expiresAt, now, { roundingMethod: 'floor' });
  // At a kiosk the cookie is also deleted when the browser closes.
  const maxAge = session.idleUntil === undefined ? untilExpiry : undefined;
  const cookie = cookieHeader(name, sealed, scope, { maxAge, httpOnly: true });
  if (!embedded) return [cookie];
  return [cookie, cookieHeader(embeddedName, sealed, scope, { maxAge, httpOnly: true, partitioned: true })];
}

/** The Set-Cookie headers that delete the session on all sites. */
export function clearedSessionCookies(scope: CookieScope): string[] {
  const { name, embeddedName } = cookieNames(scope.origins);
  return [
    cookieHeader(name, '', scope, { maxAge: 0, httpOnly: true }),
    cookieHeader(embeddedName, '', scope, { maxAge: 0, httpOnly: true, partitioned: true }),
  ];
}

/** The session of a request, from its unpartitioned cookie, else from the partitioned one. */
export async function getSession(
  cookie: Lookup,
  { origins, ...sealing }: Sealing & { origins: ZoneOrigins },
): Promise<Session | null> {
  const { name, embeddedName } = cookieNames(origins);
  return (await unsealSession(cookie(name), sealing)) ?? (await unsealSession(cookie(embeddedName), sealing));
}

/**
 * Whether the cookies of a session were sealed with a secret that is being replaced: they are then sealed anew, so that
 * the secret can be dropped.
 */
export async function isSealedBefore(
  cookie: Lookup,
  { secret, ...options }: Sealing & { origins: ZoneOrigins },
): Promise<boolean> {
  const [newest, ...others] = everySecret(secret);
  return others.length > 0 && (await getSession(cookie, { ...options, secret: newest })) === null;
}
