import type { ChangingLine } from '#components/booking/changing-line.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** Whether only the time of the line, which is to give way, may speak against the session. */
function isFreed({ bookableAction, startsAt, endsAt }: OccurrenceSummary, line: ChangingLine): boolean {
  return bookableAction?.reason === 'busy' && startsAt.utc < line.endsAt.utc && endsAt.utc > line.startsAt.utc;
}

/**
 * The sessions as they can be booked in place of a line of this person: its own time is no clash. Whether another booking
 * is one is the server's to say.
 */
export const whileChanging = (sessions: OccurrenceSummary[], line: ChangingLine): OccurrenceSummary[] =>
  sessions.map((session) =>
    session.bookableAction && isFreed(session, line)
      ? { ...session, bookableAction: { ...session.bookableAction, action: 'book', reason: null, message: null } }
      : session,
  );
