import type { Context } from '#backend/context.ts';
import { operation } from '#backend/operation.ts';
import { countDays, toDays } from '#backend/search/count-days.ts';
import { findHits } from '#backend/search/find-hits.ts';
import { readHits } from '#backend/search/read-hits.ts';
import { readSearch } from '#backend/search/read-search.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { searchDaysEndpoint, type SearchHit } from '#contract/timetable/search.ts';

const nextDays = 14;
const nextHits = 3;

type Query = Parameters<typeof readSearch>[1];

/** The first hits of the same search after its last date. */
async function readNext(context: Context, query: Query): Promise<SearchHit[]> {
  const { date, until = date } = query;
  const later = { ...query, date: daysAfter(until, 1), until: daysAfter(until, nextDays) };
  const search = await readSearch(context, later);
  if (search === undefined) return [];
  const { hits } = await findHits(context.db, search, { page: 1, perPage: nextHits, sortBy: 'starts_at' });
  return readHits(context, hits, search.where.from);
}

/** How much each day of a search has, and what comes next when there is nothing (docs/product.md#search). */
export const searchDays = operation(searchDaysEndpoint, async ({ query }, context) => {
  const search = await readSearch(context, query);
  const { date, until = date } = query;
  if (search === undefined) return { data: { days: toDays([], { date, until }), next: [] } };
  const days = await countDays(context.db, search);
  const isEmpty = days.every(({ hits }) => hits === 0);
  return { data: { days, next: isEmpty ? await readNext(context, query) : [] } };
});
