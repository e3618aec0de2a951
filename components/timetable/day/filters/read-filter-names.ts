import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { occurrenceFiltersQuery } from '#components/timetable/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';

/** The names, by id, of the instructors and locations of the weeks around a day, at any venue. */
export async function readFilterNames(day: Pick<TimetableDay, 'date' | 'kind'>): Promise<ReadonlyMap<string, string>> {
  const { instructors, locations } = await browserQueryClient().fetchQuery(occurrenceFiltersQuery(browserApi, day));
  return new Map([
    ...instructors.map(({ id, name }): [string, string] => [id, name]),
    ...locations.map(({ id, names }): [string, string] => [id, names[0] ?? '']),
  ]);
}
