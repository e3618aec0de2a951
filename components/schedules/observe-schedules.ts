import { browserApi } from '#lib/api/browser-api.ts';
import { observeQuery } from '#lib/query/observe-query.ts';
import type { SchedulePage } from './model/schedule-page.ts';
import { getSubject, scheduleQuery, schedulesQuery } from './queries.ts';

/** The queries of a page for its visitor, in a chunk of their own with the code of react-query. */
export const observeSchedules = (page: SchedulePage) => observeQuery(schedulesQuery(browserApi, getSubject(page)));

export const observeSchedule = (page: SchedulePage, slug: string) =>
  observeQuery(scheduleQuery(browserApi, getSubject(page), slug));
