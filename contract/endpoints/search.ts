import type { Endpoint } from '#contract/endpoint.ts';
import type { searchRoutes } from '#contract/routes/search.ts';
import { listLiveTimesEndpoint, searchDaysEndpoint, searchSessionsEndpoint } from '#contract/timetable/search.ts';

export const searchEndpoints = {
  searchSessions: searchSessionsEndpoint,
  searchDays: searchDaysEndpoint,
  listLiveTimes: listLiveTimesEndpoint,
} satisfies Record<keyof typeof searchRoutes, Endpoint>;
