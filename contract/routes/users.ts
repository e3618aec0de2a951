import type { Route } from './route.ts';

/** People of an account. */
export const usersRoutes = {
  getUser: { method: 'GET', base: 'api', path: '/v1/users/{userId}', who: 'customer', cache: 'none' },
  updateUser: { method: 'PATCH', base: 'api', path: '/v1/users/{userId}', who: 'customer', cache: 'none' },
  setProfilePicture: {
    method: 'PUT',
    base: 'api',
    path: '/v1/users/{userId}/profile-picture',
    who: 'customer',
    cache: 'none',
    bodyLimitBytes: 7 * 1024 * 1024,
  },
  removeProfilePicture: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/users/{userId}/profile-picture',
    who: 'customer',
    cache: 'none',
  },
  getPicture: {
    method: 'GET',
    base: 'api',
    path: '/pictures/{file}',
    who: 'anyone',
    cache: 'none',
    raw: true,
    fileType: 'image/webp',
  },
  listLinkedUsers: { method: 'GET', base: 'api', path: '/v1/users/{userId}/linked', who: 'customer', cache: 'none' },
  createLinkedUser: { method: 'POST', base: 'api', path: '/v1/users/{userId}/linked', who: 'customer', cache: 'none' },
  updateLinkedUser: {
    method: 'PATCH',
    base: 'api',
    path: '/v1/users/{userId}/linked/{linkedUserId}',
    who: 'customer',
    cache: 'none',
  },
  sendInvitation: {
    method: 'POST',
    base: 'api',
    path: '/v1/users/{userId}/linked/{linkedUserId}/invitation',
    who: 'customer',
    cache: 'none',
  },
  readInvitation: { method: 'POST', base: 'auth', path: '/invitations', who: 'anyone', cache: 'none' },
  acceptInvitation: { method: 'POST', base: 'auth', path: '/invitations/accept', who: 'anyone', cache: 'none' },
} as const satisfies Record<string, Route>;
