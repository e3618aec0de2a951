import { dependsOnPlaces } from '#components/timetable/model/depends-on-places.ts';
import type { LiveSession } from '#contract/timetable/live-places.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

interface Viewer {
  /** Nobody is logged in, so that the event says all there is to say. */
  isGuest: boolean;
}

/** Whether somebody's own action may have changed to one that the event, which is the same for everybody, cannot say. */
function isOwnChange(session: OccurrenceSummary, live: LiveSession): boolean {
  const { bookableAction: before, capacity, restrictions } = session;
  if (live.status !== session.status) return true;
  if (before?.action === 'leave_waitlist') return true;
  if (before?.action === 'cancel_reservation') return live.capacity.available > capacity.available;
  if (before === null || before.action === 'book' || !dependsOnPlaces(before)) return false;
  return live.bookableAction.action === 'book' && restrictions !== null;
}

/** Whether the timetable has to be read to show what has changed: a session is new or moved, or its viewer's own. */
export function needsRead(
  sessions: readonly OccurrenceSummary[],
  changed: readonly LiveSession[],
  { isGuest }: Viewer,
): boolean {
  return changed.some((live) => {
    const session = sessions.find(({ id }) => id === live.id);
    if (session === undefined || session.startsAt.utc !== live.startsAt) return true;
    return !isGuest && isOwnChange(session, live);
  });
}

function getAction(session: OccurrenceSummary, live: LiveSession, { isGuest }: Viewer) {
  const { bookableAction: before, waitlistOffer } = session;
  if (isGuest) return live.bookableAction;
  // A place is held for this person, whatever the others do.
  if (before === null || waitlistOffer !== null || !dependsOnPlaces(before)) return before;
  return isOwnChange(session, live) ? before : live.bookableAction;
}

/** The sessions with the places that changed; whom they are shown to keeps what is their own. */
export function patchSessions(
  sessions: OccurrenceSummary[],
  changed: readonly LiveSession[],
  viewer: Viewer,
): OccurrenceSummary[] {
  const byId = new Map(changed.map((live) => [live.id, live]));
  if (!sessions.some(({ id }) => byId.has(id))) return sessions;
  return sessions.map((session) => {
    const live = byId.get(session.id);
    if (live === undefined) return session;
    const { capacity, waitlist } = live;
    return { ...session, capacity, waitlist, bookableAction: getAction(session, live, viewer) };
  });
}
