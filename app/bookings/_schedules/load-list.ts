import { loadListWakes } from '#components/schedules/load-schedule-wakes.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulesQuery, subjectOf } from '#components/schedules/queries.ts';
import { publicCall } from '#lib/api/public-call.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { readAheadForAll } from '#lib/query/prefetch-queries.ts';
import type { ListProps } from './schedule-props.ts';

/** What a sleeping list of a category's camps or courses is given. */
export async function loadList(page: SchedulePage): Promise<ListProps & { wakes: Wakes }> {
  const [state, wakes] = await Promise.all([
    readAheadForAll([schedulesQuery(publicCall, subjectOf(page))]),
    loadListWakes(page),
  ]);
  return { page, state, wakes };
}
