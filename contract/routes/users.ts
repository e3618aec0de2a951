import type { Route } from './route.ts';

/** People of an account. */
export const usersRoutes = {
  getUser: { method: 'GET', base: 'api', path: '/v1/users/{userId}', who: 'customer', cache: 'none' },
  listLinkedUsers: { method: 'GET', base: 'api', path: '/v1/users/{userId}/linked', who: 'customer', cache: 'none' },
  createLinkedUser: { method: 'POST', base: 'api', path: '/v1/users/{userId}/linked', who: 'customer', cache: 'none' },
  updateLinkedUser: {
    method: 'PATCH',
    base: 'api',
    path: '/v1/users/{userId}/linked/{linkedUserId}',
    who: 'customer',
    cache: 'none',
  },
} as const satisfies Record<string, Route>;
