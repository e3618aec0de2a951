import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, getSubject } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';

/** How many of the following dates with sessions are looked through. */
const daysAhead = 3;

export interface GoneSession {
  day: TimetableDay;
  gone: OccurrenceSummary;
  /** The sessions of its day. */
  sessions: readonly OccurrenceSummary[];
}

/** The next session of the same name and length that can be booked, on its day or a following one; null without one. */
export async function nextFree({ day, gone, sessions }: GoneSession): Promise<OccurrenceSummary | null> {
  const isLike = (session: OccurrenceSummary) =>
    session.id !== gone.id &&
    session.templateName === gone.templateName &&
    session.duration === gone.duration &&
    session.startsAt.utc >= gone.startsAt.utc &&
    session.bookableAction?.action === 'book';
  const first = (list: readonly OccurrenceSummary[]) =>
    list.filter(isLike).toSorted((a, b) => a.startsAt.utc.localeCompare(b.startsAt.utc))[0];
  const client = browserQueryClient();
  const read = (date: string): Promise<readonly OccurrenceSummary[]> => {
    const subject = { ...getSubject(day), date };
    return day.kind === 'resources'
      ? client.fetchQuery(daySlotsQuery(browserApi, subject))
      : client.fetchQuery(daySessionsQuery(browserApi, subject));
  };
  const sameDay = first(sessions);
  if (sameDay !== undefined) return sameDay;
  for (const date of day.openDates.filter((open) => open > day.date).slice(0, daysAhead)) {
    const found = first(await read(date));
    if (found !== undefined) return found;
  }
  return null;
}
