import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { getSubject } from '#components/timetable/queries.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { buildRequest, type AnyInput } from '#lib/api/build-request.ts';
import type { Call } from '#lib/api/call.ts';
import type { PageRead } from '#lib/query/page-read.ts';

/** Never made: the browser reads for itself. */
const noCall: Call = () => Promise.reject(new Error('The page reads nothing'));

/** A query of a day as a page has it whose own read brought this data, or failed. */
export function pageRead<Data>(
  query: (call: Call, subject: ReturnType<typeof getSubject>) => { queryKey: readonly [OperationId, AnyInput] },
  day: TimetableDay,
  data: Data | null = null,
): PageRead<Data> {
  const [id, input] = query(noCall, getSubject(day)).queryKey;
  return { target: buildRequest(routes[id], input).target, data, checksum: null };
}
