import type { Route } from './route.ts';

/** Credit, checkout and orders. */
export const checkoutRoutes = {
  applyCredits: { method: 'POST', base: 'api', path: '/credits/apply', who: 'customer', cache: 'none' },
  getCheckoutProvider: { method: 'GET', base: 'api', path: '/checkout/provider', who: 'customer', cache: 'none' },
  prepareCheckout: { method: 'GET', base: 'api', path: '/checkout/prepare', who: 'customer', cache: 'none' },
  authoriseCheckout: { method: 'POST', base: 'api', path: '/checkout/authorise', who: 'customer', cache: 'none' },
  completeCheckout: {
    method: 'POST',
    base: 'api',
    path: '/checkout/complete',
    who: 'customer',
    cache: 'none',
    repeatable: true,
    mayBePending: true,
  },
  prepareCheckoutSession: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/prepare',
    who: 'customer',
    cache: 'none',
  },
  prepareSessionPayment: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/payment',
    who: 'customer',
    cache: 'none',
  },
  completeCheckoutSession: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/complete/{transactionId}',
    who: 'anyone',
    cache: 'none',
    repeatable: true,
    mayBePending: true,
  },
  getOrder: { method: 'GET', base: 'api', path: '/v1/orders/{orderId}', who: 'anyone', cache: 'none' },
} as const satisfies Record<string, Route>;
