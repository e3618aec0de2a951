import { publicCall } from '#lib/api/public-call.ts';
import { readAheadForAll } from '#lib/queries/read-ahead.ts';
import { schedulesQuery, subjectOf } from '#lib/queries/schedules.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { loadListWakes } from '#lib/site/load-schedule-wakes.ts';
import type { Wakes } from '#lib/site/wakes.ts';
import type { ListProps } from './schedule-props.ts';

/** What a sleeping list of a category's camps or courses is given. */
export async function loadList(page: SchedulePage): Promise<ListProps & { wakes: Wakes }> {
  const [state, wakes] = await Promise.all([
    readAheadForAll([schedulesQuery(publicCall, subjectOf(page))]),
    loadListWakes(page),
  ]);
  return { page, state, wakes };
}
