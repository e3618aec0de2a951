import type { z } from 'zod';
import { searchDaysEndpoint, searchSessionsEndpoint, type SearchHit } from '#contract/timetable/search.ts';
import type { Answer, Sent } from '#tests/support/backend.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

type Call = (path: string, sent?: Sent) => Promise<Answer>;

/** Ways to search, past the cache of replies. */
export function searching(call: Call) {
  const get = (path: string, by?: MadePerson) =>
    call(`/api/activities${path}`, { token: by?.token, headers: { 'Cache-Control': 'no-cache' } });
  const ask = (query: string, by?: MadePerson) => get(`/search?${query}`, by);
  return {
    get,
    ask,
    search: async (query: string, by?: MadePerson): Promise<SearchHit[]> =>
      getData(searchSessionsEndpoint, await ask(query, by)),
    searchDays: async (query: string): Promise<z.output<typeof searchDaysEndpoint.data>> =>
      getData(searchDaysEndpoint, await get(`/search/days?${query}`)),
  };
}

/** The ids of the sessions found, in their order. */
export const idsIn = (hits: readonly SearchHit[]) => hits.map(({ occurrence }) => occurrence.id);
