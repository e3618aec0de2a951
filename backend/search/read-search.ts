import type { z } from 'zod';
import type { Context } from '#backend/context.ts';
import { startingPoint } from '#backend/venues/starting-point.ts';
import type { searchQuery } from '#contract/timetable/search.ts';
import type { Search } from './free-times.ts';
import { readActivitiesAsked, requireWhere } from './searched-venues.ts';
import { readSearcher } from './searcher.ts';

/**
 * What a search is about, with the place, the activities and the customer looked up; undefined for a postcode that
 * nobody knows, near which nothing is found. Throws `validation_failed` where a place is needed.
 */
export async function readSearch(
  { db, clock, actingUserId }: Context,
  query: z.output<typeof searchQuery>,
): Promise<Search | undefined> {
  const { date, until = date, category, venue, radius, startTime, endTime, places } = query;
  const now = clock.now();
  const from = await startingPoint(db, query);
  if (from === 'nowhere') return undefined;
  const where = { from, radius, venue };
  await requireWhere(db, where);
  const [activities, searcher] = await Promise.all([
    readActivitiesAsked(db, category),
    actingUserId === null ? null : readSearcher(db, actingUserId, { date, until }, now),
  ]);
  return { where, activities, date, until, startTime, endTime, places, searcher, now };
}
