import { z } from 'zod';
import type { Secret } from '#contract/rules/settings/secret.ts';
import type { Session } from '#lib/api/session.ts';
import type { ZoneOrigins } from '#lib/zones/zone.ts';
import { cookieHeader, type CookieScope } from './cookie.ts';
import { seal, sessionSchema, unseal } from './seal.ts';

/** Lifetime of a pending log-in, in seconds: the time to confirm that it replaces the current session. */
const maxAge = 5 * 60;

/** A log-in by link that needs confirmation, because another user is logged in. */
export interface PendingSession {
  session: Session;
  /** Target of the link: an absolute URL of this site. */
  target: string;
}

const pendingSchema: z.ZodType<PendingSession> = z.object({ session: sessionSchema, target: z.url() });

const getName = ({ bookings }: ZoneOrigins) => `${bookings.startsWith('https:') ? '__Secure-' : ''}touchline_pending`;

interface Manner extends CookieScope {
  secret: Secret;
  embedded: boolean;
}

/** The Set-Cookie header that stores a pending log-in. */
export async function pendingCookie(pending: PendingSession, { secret, embedded, ...scope }: Manner): Promise<string> {
  const sealed = await seal(pending, secret, maxAge);
  return cookieHeader(getName(scope.origins), sealed, scope, { maxAge, httpOnly: true, partitioned: embedded });
}

/** The Set-Cookie headers that delete the pending log-in. */
export function clearedPendingCookies(scope: CookieScope): string[] {
  const clear = (partitioned: boolean) =>
    cookieHeader(getName(scope.origins), '', scope, { maxAge: 0, httpOnly: true, partitioned });
  return [clear(false), clear(true)];
}

/** The pending log-in of a request; null without one and for an expired one. */
export async function getPendingSession(
  cookie: (name: string) => string | undefined,
  { secret, origins }: { secret: Secret; origins: ZoneOrigins },
): Promise<PendingSession | null> {
  const sealed = cookie(getName(origins));
  if (!sealed) return null;
  return pendingSchema.safeParse(await unseal(sealed, secret, maxAge)).data ?? null;
}
