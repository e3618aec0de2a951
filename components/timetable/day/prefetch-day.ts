import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';

/** Fetches what the timetable of another day shows, for the visitor, while its page is on the way. */
export function prefetchDay(day: TimetableDay, date: string): void {
  const client = browserQueryClient();
  const subject = { ...getSubject(day), date };
  if (day.kind === 'resources') void client.prefetchQuery(daySlotsQuery(browserApi, subject));
  else void client.prefetchQuery(daySessionsQuery(browserApi, subject));
  if (day.kind === 'ticketed') void client.prefetchQuery(dayTicketsQuery(browserApi, subject));
}
