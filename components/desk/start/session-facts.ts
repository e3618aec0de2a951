import type { DeskSession } from '#contract/desk/sessions.ts';

/** Who leads a session and where it is. */
export const getWhere = ({ instructors, friendlyLocationName, locationName }: DeskSession): string =>
  [...instructors.map(({ name }) => name), friendlyLocationName ?? locationName].join(', ');

/** Whether a session has begun. */
export const hasStarted = ({ startsAt }: DeskSession, now: Date): boolean => startsAt.utc <= toInstant(now);

/** Whether a session is over. */
export const isOver = ({ endsAt }: DeskSession, now: Date): boolean => endsAt.utc <= toInstant(now);

const toInstant = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;

/** What the desk can do with a session: add a place, put somebody on the waitlist, or nothing. */
export function getWay(session: DeskSession, now: Date): 'add' | 'join' | null {
  if (hasStarted(session, now)) return null;
  if (session.bookableAction?.action === 'book') return 'add';
  return session.bookableAction?.action === 'join_waitlist' ? 'join' : null;
}
