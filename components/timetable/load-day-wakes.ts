import { pictureEnd } from '#components/booking/model/picture-end.ts';
import { nextToStart } from '#components/booking/model/timetable-now.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { loadWakes } from '#lib/hydration/load-hydration-triggers.ts';
import { getQueryClient } from '#lib/query/get-query-client.ts';
import type { TimetableDay } from './model/timetable-day.ts';
import { sortByStart } from './model/timetable-sort.ts';
import { dayQueries, daySessionsQuery, daySlotsQuery, getSubject } from './queries.ts';

/** What wakes the picture of a day: other places left, or a session that starts or ends. A line of the present never sleeps. */
export async function loadDayWakes(day: TimetableDay): Promise<Wakes> {
  const subject = getSubject(day);
  const client = getQueryClient();
  const isOfCourts = day.kind === 'resources';
  const sessions = await (
    isOfCourts
      ? client.fetchQuery(daySlotsQuery(publicApi, subject))
      : client.fetchQuery(daySessionsQuery(publicApi, subject))
  ).catch(() => []);
  const showsPresent = (day.kind === 'classes' || day.activity.isAutomatic) && !day.activity.browseByName;
  const isRunning = showsPresent && nextToStart(sortByStart(sessions), new Date(day.renderedAt)) !== undefined;
  const until = isRunning ? day.renderedAt : pictureEnd(sessions, day.renderedAt);
  return loadWakes(
    dayQueries(publicApi, day.kind, subject).map(({ queryKey }) => queryKey),
    until,
  );
}
