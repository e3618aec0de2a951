import { publicCall } from '#lib/api/public-call.ts';
import { getQueryClient } from '#lib/queries/get-query-client.ts';
import { dayQueries, daySessionsQuery, daySlotsQuery, subjectOf } from '#lib/queries/timetable.ts';
import { pictureEnd } from '#lib/rules/picture-end.ts';
import type { TimetableDay } from '#lib/rules/timetable-day.ts';
import { nextToStart } from '#lib/rules/timetable-now.ts';
import { sortByStart } from '#lib/rules/timetable-sort.ts';
import { loadWakes } from './load-wakes.ts';
import type { Wakes } from './wakes.ts';

/** What wakes the picture of a day: other places left, or a session that starts or ends. A line of the present never sleeps. */
export async function loadDayWakes(day: TimetableDay): Promise<Wakes> {
  const subject = subjectOf(day);
  const client = getQueryClient();
  const isOfCourts = day.kind === 'resources';
  const sessions = await (
    isOfCourts
      ? client.fetchQuery(daySlotsQuery(publicCall, subject))
      : client.fetchQuery(daySessionsQuery(publicCall, subject))
  ).catch(() => []);
  const showsPresent = (day.kind === 'classes' || day.activity.isAutomatic) && !day.activity.browseByName;
  const isRunning = showsPresent && nextToStart(sortByStart(sessions), new Date(day.renderedAt)) !== undefined;
  const until = isRunning ? day.renderedAt : pictureEnd(sessions, day.renderedAt);
  return loadWakes(
    dayQueries(publicCall, day.kind, subject).map(({ queryKey }) => queryKey),
    until,
  );
}
