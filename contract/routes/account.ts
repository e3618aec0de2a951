import type { Route } from './route.ts';

const own = { base: 'my-account', who: 'customer', cache: 'none' } as const;

/** What somebody has, and what they may do with their account. */
export const accountRoutes = {
  listMemberships: { ...own, method: 'GET', path: '/memberships' },
  changeMembership: { ...own, method: 'POST', path: '/memberships/{membershipId}/changes' },
  leaveMembership: { ...own, method: 'POST', path: '/memberships/{membershipId}/leaving' },
  stayInMembership: { ...own, method: 'DELETE', path: '/memberships/{membershipId}/leaving' },
  listOwnedPackages: { ...own, method: 'GET', path: '/packages', paginated: true },
  listGuestPasses: { ...own, method: 'GET', path: '/guest-passes' },
  giveGuestPass: { ...own, method: 'POST', path: '/guest-passes/{passId}/gift' },
  getCalendarFeed: { ...own, method: 'POST', path: '/calendar-feed' },
  readCalendarFeed: {
    method: 'GET',
    base: 'api',
    path: '/calendar/{file}',
    who: 'anyone',
    cache: 'none',
    raw: true,
    fileType: 'text/calendar',
  },
  exportMyData: { ...own, method: 'POST', path: '/export', mayBePending: true },
  getExport: { ...own, method: 'GET', path: '/exports/{file}', who: 'anyone', raw: true, fileType: 'application/zip' },
  closeAccount: { ...own, method: 'POST', path: '/closure' },
  keepAccount: { ...own, method: 'DELETE', path: '/closure' },
} as const satisfies Record<string, Route>;
