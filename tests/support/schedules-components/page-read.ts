import { getSubject, scheduleQuery, schedulesQuery } from '#components/schedules/queries.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { buildRequest, type AnyInput } from '#lib/api/build-request.ts';
import type { Call } from '#lib/api/call.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { page } from './camps.ts';

/** Never made: the browser reads for itself. */
const noCall: Call = () => Promise.reject(new Error('The page reads nothing'));

function pageRead(query: { queryKey: readonly [OperationId, AnyInput] }): PageRead<never> {
  const [id, input] = query.queryKey;
  return { target: buildRequest(routes[id], input).target, data: null, checksum: null };
}

/** The list of the category, as a page has it whose own read failed. */
export const listRead = (): PageRead<never> => pageRead(schedulesQuery(noCall, getSubject(page())));

/** One camp, as a page has it whose own read failed. */
export const campRead = (slug: string): PageRead<never> => pageRead(scheduleQuery(noCall, getSubject(page()), slug));
