import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import type { Session } from '#lib/api/session.ts';

/**
 * Idle timeout of a session at a kiosk, in minutes. Kiosk pages log out after 90 seconds without input; this limit
 * applies when a page could not, and is long enough for a 3-D Secure challenge.
 */
const idleMinutes = 10;
/** The session cookie is renewed when so many minutes of the idle timeout have passed. */
const renewAfterMinutes = 1;

/** Adds the idle expiry to a session that starts at a kiosk. */
export function sessionOfKiosk(session: Session, now: Date): Session {
  return { ...session, idleUntil: addMinutes(now, idleMinutes).toISOString() };
}

/** Extends the idle expiry of a kiosk session. Null for any other session, and when the cookie was renewed recently. */
export function renewedSession(session: Session, now: Date): Session | null {
  if (session.idleUntil === undefined) return null;
  const isNew = isAfter(session.idleUntil, addMinutes(now, idleMinutes - renewAfterMinutes));
  return isNew ? null : sessionOfKiosk(session, now);
}
