import { checkPermission } from '#backend/http/check-role.ts';
import { operation } from '#backend/operation.ts';
import { getUncountedPagination } from '#backend/serialize/pagination.ts';
import { findOccurrenceIds } from '#backend/timetable/find-occurrence-ids.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { listOccurrencesEndpoint } from '#contract/timetable/list-occurrences.ts';

/**
 * Sessions of any venues by start (docs/product.md#managing-the-timetable). They are not counted. Throws `forbidden` for
 * the channel of staff without the permission `timetable`.
 */
export const listOccurrences = operation(listOccurrencesEndpoint, async ({ query }, context) => {
  const { db, clock, caller } = context;
  const { source, page, perPage, withBookableContext } = query;
  if (source === 'foh') checkPermission(caller, 'timetable');
  const { ids, hasMore } = await findOccurrenceIds(db, query);
  const occurrences = await readOccurrences(context, await findOccurrences(db, ids, clock.now()), source);
  return {
    data: withBookableContext ? occurrences : occurrences.map((one) => ({ ...one, bookableAction: null })),
    pagination: getUncountedPagination({ page, perPage, count: occurrences.length, hasMore }),
  };
});
