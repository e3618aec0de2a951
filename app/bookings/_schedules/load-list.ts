import { loadListWakes } from '#components/schedules/load-schedule-wakes.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulesQuery, getSubject } from '#components/schedules/queries.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { readAheadForAll } from '#lib/query/prefetch-queries.ts';
import type { ListProps } from './schedule-props.ts';

/** What a sleeping list of a category's camps or courses is given. */
export async function loadList(page: SchedulePage): Promise<ListProps & { wakes: Wakes }> {
  const [state, wakes] = await Promise.all([
    readAheadForAll([schedulesQuery(publicApi, getSubject(page))]),
    loadListWakes(page),
  ]);
  return { page, state, wakes };
}
