import type { Route } from './route.ts';

/** Camps and courses. */
export const schedulesRoutes = {
  listCamps: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/camps',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
  },
  getCamp: { method: 'GET', base: 'api', path: '/v1/activities/camps/{id}', who: 'anyone', cache: 'timetable' },
  listCourses: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/courses',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
  },
  getCourse: { method: 'GET', base: 'api', path: '/v1/activities/courses/{id}', who: 'anyone', cache: 'timetable' },
} as const satisfies Record<string, Route>;
