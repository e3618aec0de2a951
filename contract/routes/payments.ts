import type { Route } from './route.ts';

/** Payments at the providers, and what staff see of them. */
export const paymentsRoutes = {
  completeSca: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/sca-completion/{transactionId}',
    who: 'anyone',
    cache: 'none',
  },
  createOpayoSession: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/opayo/session',
    who: 'customer',
    cache: 'none',
  },
  authorisePayment: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/{kind}/authorise',
    who: 'customer',
    cache: 'none',
  },
  cancelPayment: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/{kind}/cancel/{transactionUuid}',
    who: 'anyone',
    cache: 'none',
  },
  getTransaction: {
    method: 'GET',
    base: 'api',
    path: '/payment-providers/transactions/{transactionUuid}',
    who: 'anyone',
    cache: 'none',
  },
  getScaForm: {
    method: 'GET',
    base: 'api',
    path: '/payment-providers/transactions/{transactionUuid}/sca',
    who: 'anyone',
    cache: 'none',
  },
  listSavedCards: {
    method: 'GET',
    base: 'api',
    path: '/payment-providers/saved-cards',
    who: 'customer',
    cache: 'none',
  },
  deleteSavedCard: {
    method: 'DELETE',
    base: 'api',
    path: '/payment-providers/saved-cards/{id}',
    who: 'customer',
    cache: 'none',
  },
  notifySca: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/sca/{transactionUuid}/notify/{mac}',
    who: 'machine',
    cache: 'none',
  },
  listPayments: { method: 'GET', base: 'dashboard', path: '/payments', who: 'staff', cache: 'none', paginated: true },
  getPayment: { method: 'GET', base: 'dashboard', path: '/payments/{transactionUuid}', who: 'staff', cache: 'none' },
  retryReverse: {
    method: 'POST',
    base: 'dashboard',
    path: '/payments/{transactionUuid}/retry-reverse',
    who: 'staff',
    cache: 'none',
  },
} as const satisfies Record<string, Route>;
