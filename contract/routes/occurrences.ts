import type { Route } from './route.ts';

/** Sessions as a list, and what the staff of the timetable change of them. */
export const occurrencesRoutes = {
  listOccurrences: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/occurrences',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
    weight: 5,
  },
  listOccurrenceFilters: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/occurrences/filters',
    who: 'anyone',
    cache: 'timetable',
    weight: 20,
  },
  getOccurrence: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/occurrences/{id}',
    who: 'anyone',
    cache: 'timetable',
  },
  updateOccurrence: {
    method: 'PATCH',
    base: 'api',
    path: '/v1/activities/occurrences/{id}',
    who: 'staff',
    permission: 'timetable',
    cache: 'none',
  },
} as const satisfies Record<string, Route>;
