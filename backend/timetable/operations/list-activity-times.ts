import { operation } from '#backend/operation.ts';
import { readDay } from '#backend/timetable/read-day.ts';
import { getTimes } from '#backend/timetable/times.ts';
import { listActivityTimesEndpoint, listActivityTimesV2Endpoint } from '#contract/timetable/timetable.ts';

/** The times of a day before the migration date, all courts or lanes of one time together. */
export const listActivityTimes = operation(listActivityTimesEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  return { data: getTimes((await readDay(context, request)).sessions) };
});

/** The times of a day from the migration date on. */
export const listActivityTimesV2 = operation(listActivityTimesV2Endpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: true };
  return { data: getTimes((await readDay(context, request)).sessions) };
});
