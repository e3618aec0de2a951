import { operation } from '#backend/operation.ts';
import { readDay } from '#backend/timetable/read-day.ts';
import { listActivityTimetableEndpoint, listActivityTimetableV2Endpoint } from '#contract/timetable/timetable.ts';

/** The sessions of a day before the venue's migration date. */
export const listActivityTimetable = operation(listActivityTimetableEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  return { data: (await readDay(context, request)).sessions };
});

/** The sessions of a day from the venue's migration date on. */
export const listActivityTimetableV2 = operation(
  listActivityTimetableV2Endpoint,
  async ({ params, query }, context) => {
    const request = { ...params, date: query.date, channel: query.source, isV2: true };
    return { data: (await readDay(context, request)).sessions };
  },
);
