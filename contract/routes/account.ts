import type { Route } from './route.ts';

const ofCustomer = { base: 'my-account', who: 'customer', cache: 'none' } as const;

/** What somebody has, and what they may do with their account. */
export const accountRoutes = {
  listMemberships: { ...ofCustomer, method: 'GET', path: '/memberships' },
  changeMembership: { ...ofCustomer, method: 'POST', path: '/memberships/{membershipId}/changes' },
  leaveMembership: { ...ofCustomer, method: 'POST', path: '/memberships/{membershipId}/leaving' },
  setMembershipPayment: { ...ofCustomer, method: 'PUT', path: '/memberships/{membershipId}/payment-method' },
  addMembershipDocument: {
    ...ofCustomer,
    method: 'POST',
    path: '/memberships/{membershipId}/documents',
    bodyLimitBytes: 7 * 1024 * 1024,
  },
  removeMembershipDocument: {
    ...ofCustomer,
    method: 'DELETE',
    path: '/memberships/{membershipId}/documents/{documentId}',
  },
  stayInMembership: { ...ofCustomer, method: 'DELETE', path: '/memberships/{membershipId}/leaving' },
  listOwnedPackages: { ...ofCustomer, method: 'GET', path: '/packages', paginated: true },
  listGuestPasses: { ...ofCustomer, method: 'GET', path: '/guest-passes' },
  giveGuestPass: { ...ofCustomer, method: 'POST', path: '/guest-passes/{passId}/gift' },
  getCalendarFeed: { ...ofCustomer, method: 'POST', path: '/calendar-feed' },
  readCalendarFeed: {
    method: 'GET',
    base: 'api',
    path: '/calendar/{file}',
    who: 'anyone',
    cache: 'none',
    raw: true,
    fileType: 'text/calendar',
  },
  exportMyData: { ...ofCustomer, method: 'POST', path: '/export', mayBePending: true },
  getExport: {
    ...ofCustomer,
    method: 'GET',
    path: '/exports/{file}',
    who: 'anyone',
    raw: true,
    fileType: 'application/zip',
  },
  closeAccount: { ...ofCustomer, method: 'POST', path: '/closure' },
  keepAccount: { ...ofCustomer, method: 'DELETE', path: '/closure' },
} as const satisfies Record<string, Route>;
