import type { Route } from './route.ts';

/** The cart and its lines. */
export const cartRoutes = {
  addUserCartItems: {
    method: 'POST',
    base: 'api',
    path: '/v1/users/{userId}/carts/{source}/items',
    who: 'customer',
    cache: 'none',
  },
  removeUserCartItem: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/users/{userId}/carts/{source}/items/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },
  getCart: { method: 'GET', base: 'api', path: '/checkout/cart', who: 'customer', cache: 'none' },
  clearCart: { method: 'DELETE', base: 'api', path: '/checkout/cart', who: 'customer', cache: 'none' },
  addCartItems: { method: 'POST', base: 'api', path: '/checkout/cart/add', who: 'customer', cache: 'none' },
  removeCartItems: { method: 'POST', base: 'api', path: '/checkout/cart/remove', who: 'customer', cache: 'none' },
  extendCart: { method: 'POST', base: 'api', path: '/checkout/cart/extend', who: 'customer', cache: 'none' },
  updateCartItem: { method: 'PUT', base: 'api', path: '/checkout/cart/{cartItemId}', who: 'customer', cache: 'none' },
  answerCartQuestions: {
    method: 'POST',
    base: 'activities',
    path: '/cart/{cartId}/questions',
    who: 'customer',
    cache: 'none',
  },
  removeBenefit: {
    method: 'DELETE',
    base: 'activities',
    path: '/benefit/remove/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },
  removePackageUsage: {
    method: 'DELETE',
    base: 'activities',
    path: '/package/remove/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },
} as const satisfies Record<string, Route>;
