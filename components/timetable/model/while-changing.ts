import type { ChangingLine } from '#components/booking/changing-line.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/**
 * Whether only the line, which is to give way, may speak against the session: its time, or in its own session, where
 * other tickets may be taken, its tickets.
 */
function isFreed(session: OccurrenceSummary, line: ChangingLine): boolean {
  const { id, bookingType, bookableAction, capacity, startsAt, endsAt } = session;
  if (bookableAction?.reason === 'busy')
    return capacity.available > 0 && startsAt.utc < line.endsAt.utc && endsAt.utc > line.startsAt.utc;
  return bookableAction?.action === 'cancel_reservation' && bookingType === 'ticketed' && id === line.sessionId;
}

/**
 * The sessions as they can be booked in place of a line of this person: its own time is no clash, and the tickets of
 * its session can be chosen again. Whether another booking is one is the server's to say.
 */
export const whileChanging = (sessions: OccurrenceSummary[], line: ChangingLine): OccurrenceSummary[] =>
  sessions.map((session) =>
    session.bookableAction && isFreed(session, line)
      ? { ...session, bookableAction: { ...session.bookableAction, action: 'book', reason: null, message: null } }
      : session,
  );
