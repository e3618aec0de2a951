import type { Route } from './route.ts';

/** Free times across venues. */
export const searchRoutes = {
  searchSessions: {
    method: 'GET',
    base: 'activities',
    path: '/search',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
    weight: 5,
  },
  searchDays: {
    method: 'GET',
    base: 'activities',
    path: '/search/days',
    who: 'anyone',
    cache: 'timetable',
    weight: 10,
  },
  listLiveTimes: { method: 'GET', base: 'activities', path: '/search/live', who: 'anyone', cache: 'timetable' },
} as const satisfies Record<string, Route>;
