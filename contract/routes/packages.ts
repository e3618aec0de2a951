import type { Route } from './route.ts';

/** Packages on sale. */
export const packagesRoutes = {
  listPackages: {
    method: 'GET',
    base: 'api',
    path: '/v1/promotions/packages/{source}/{venue}',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
  },
  getPackage: {
    method: 'GET',
    base: 'api',
    path: '/v1/promotions/packages/{source}/{venue}/{packageId}',
    who: 'anyone',
    cache: 'timetable',
  },
} as const satisfies Record<string, Route>;
