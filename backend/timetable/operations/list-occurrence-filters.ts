import { checkPermission } from '#backend/http/check-role.ts';
import { operation } from '#backend/operation.ts';
import { readOccurrenceFilters } from '#backend/timetable/read-occurrence-filters.ts';
import { listOccurrenceFiltersEndpoint } from '#contract/timetable/list-occurrences.ts';

/**
 * What the sessions of a time can be filtered by (docs/product.md#managing-the-timetable). Throws `forbidden` for the
 * channel of staff without the permission `timetable`.
 */
export const listOccurrenceFilters = operation(listOccurrenceFiltersEndpoint, async ({ query }, { db, caller }) => {
  if (query.source === 'foh') checkPermission(caller, 'timetable');
  return { data: await readOccurrenceFilters(db, query) };
});
