import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import type { Session } from '#lib/api/session.ts';

/**
 * How long a session of a kiosk lasts without a call, in minutes. Its pages log out after 90 seconds without a
 * touch; this ends what a page could not, and leaves time for a bank's check.
 */
const idleMinutes = 10;
/** A session is sealed anew when so much of its time has gone, in minutes. */
const renewAfterMinutes = 1;

/** A session as it starts at a kiosk: it ends by itself when nobody uses it. */
export function sessionOfKiosk(session: Session, now: Date): Session {
  return { ...session, idleUntil: addMinutes(now, idleMinutes).toISOString() };
}

/** The session of a kiosk after it was used; null for every other, and where the seal is still new. */
export function renewedSession(session: Session, now: Date): Session | null {
  if (session.idleUntil === undefined) return null;
  const isNew = isAfter(session.idleUntil, addMinutes(now, idleMinutes - renewAfterMinutes));
  return isNew ? null : sessionOfKiosk(session, now);
}
