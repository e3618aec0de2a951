import type { Route } from './route.ts';

/** Logging in, accounts, sign-ins and the second factor. */
export const authRoutes = {
  login: { method: 'POST', base: 'auth', path: '/customer/login', who: 'anyone', cache: 'none' },
  logout: { method: 'POST', base: 'auth', path: '/logout', who: 'anyone', cache: 'none' },
  getAuthUser: { method: 'GET', base: 'auth', path: '/user', who: 'customer', cache: 'none' },
  register: { method: 'POST', base: 'auth', path: '/customer/register', who: 'anyone', cache: 'none' },
  requestPasswordReset: {
    method: 'POST',
    base: 'auth',
    path: '/customer/forgotten-password',
    who: 'anyone',
    cache: 'none',
  },
  resetPassword: { method: 'POST', base: 'auth', path: '/customer/reset-password', who: 'anyone', cache: 'none' },
  changePassword: { method: 'PUT', base: 'auth', path: '/customer/password', who: 'customer', cache: 'none' },
  changeEmail: { method: 'POST', base: 'auth', path: '/customer/email', who: 'customer', cache: 'none' },
  confirmEmail: { method: 'POST', base: 'auth', path: '/customer/email/confirm', who: 'anyone', cache: 'none' },
  listSignIns: { method: 'GET', base: 'auth', path: '/sessions', who: 'customer', cache: 'none' },
  endSignIn: { method: 'DELETE', base: 'auth', path: '/sessions/{id}', who: 'customer', cache: 'none' },
  endOtherSignIns: { method: 'DELETE', base: 'auth', path: '/sessions', who: 'customer', cache: 'none' },
  getSecondFactor: { method: 'GET', base: 'auth', path: '/second-factor', who: 'customer', cache: 'none' },
  enrolSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor', who: 'customer', cache: 'none' },
  confirmSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor/confirm', who: 'customer', cache: 'none' },
  removeSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor/remove', who: 'customer', cache: 'none' },
  handOver: { method: 'POST', base: 'auth', path: '/hand-over', who: 'customer', cache: 'none' },
  exchangeHandOver: { method: 'POST', base: 'auth', path: '/hand-over/exchange', who: 'machine', cache: 'none' },
  getOnboardingForm: {
    method: 'GET',
    base: 'online-joining',
    path: '/onboarding/{onboardingType}',
    who: 'anyone',
    cache: 'public',
  },
} as const satisfies Record<string, Route>;
