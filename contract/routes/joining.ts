import type { Route } from './route.ts';

const onJoining = { base: 'online-joining', cache: 'none' } as const;
const ofCustomer = { ...onJoining, who: 'customer' } as const;

/** Becoming a member (docs/product.md#joining). */
export const joiningRoutes = {
  listMembershipTypes: {
    method: 'GET',
    base: 'online-joining',
    path: '/venues/{venue}/membership-types',
    who: 'anyone',
    cache: 'timetable',
  },
  createOnboarding: { ...onJoining, method: 'POST', path: '/onboarding', who: 'anyone' },
  getJoining: { ...ofCustomer, method: 'GET', path: '/joining' },
  updateJoining: { ...ofCustomer, method: 'PUT', path: '/joining' },
  cancelJoining: { ...ofCustomer, method: 'DELETE', path: '/joining' },
  setJoiningPayment: { ...ofCustomer, method: 'PUT', path: '/joining/payment-method' },
  addJoiningDocument: {
    ...ofCustomer,
    method: 'POST',
    path: '/joining/documents',
    bodyLimitBytes: 7 * 1024 * 1024,
  },
  removeJoiningDocument: { ...ofCustomer, method: 'DELETE', path: '/joining/documents/{documentId}' },
  saveJoiningDraft: { ...onJoining, method: 'POST', path: '/drafts', who: 'anyone' },
  readJoiningDraft: { ...onJoining, method: 'POST', path: '/drafts/read', who: 'anyone' },
} as const satisfies Record<string, Route>;
