import type { Route } from './route.ts';

/** What customers paid, owe and hold as credit. */
export const moneyRoutes = {
  listOrders: { method: 'GET', base: 'api', path: '/v1/orders', who: 'customer', cache: 'none', paginated: true },
  listPayments: {
    method: 'GET',
    base: 'my-account',
    path: '/payments',
    who: 'customer',
    cache: 'none',
    paginated: true,
  },
  listPenalties: { method: 'GET', base: 'my-account', path: '/penalties', who: 'customer', cache: 'none' },
  listDebts: { method: 'GET', base: 'my-account', path: '/debts', who: 'customer', cache: 'none' },
  listCreditEntries: {
    method: 'GET',
    base: 'my-account',
    path: '/credit',
    who: 'customer',
    cache: 'none',
    paginated: true,
  },
  setDefaultCard: {
    method: 'PUT',
    base: 'my-account',
    path: '/saved-cards/{cardId}/default',
    who: 'customer',
    cache: 'none',
  },
  refundOrder: {
    method: 'POST',
    base: 'dashboard',
    path: '/orders/{orderId}/refunds',
    who: 'staff',
    permission: 'refunds',
    cache: 'none',
  },
  liftBars: {
    method: 'POST',
    base: 'api',
    path: '/v1/users/{userId}/bars/lift',
    who: 'staff',
    permission: 'refunds',
    cache: 'none',
  },
  payFrontOfHouse: {
    method: 'POST',
    base: 'foh',
    path: '/checkout/pay',
    who: 'staff',
    permission: 'sell',
    cache: 'none',
    repeatable: true,
  },
} as const satisfies Record<string, Route>;
