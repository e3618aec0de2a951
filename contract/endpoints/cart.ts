import { answerCartQuestionsEndpoint } from '#contract/cart/answer-cart.ts';
import {
  addCartItemsEndpoint,
  addUserCartItemsEndpoint,
  clearCartEndpoint,
  extendCartEndpoint,
  getCartEndpoint,
  removeBenefitEndpoint,
  removeCartItemsEndpoint,
  removePackageUsageEndpoint,
  removeUserCartItemEndpoint,
  updateCartItemEndpoint,
} from '#contract/cart/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { cartRoutes } from '#contract/routes/cart.ts';

export const cartEndpoints = {
  addUserCartItems: addUserCartItemsEndpoint,
  removeUserCartItem: removeUserCartItemEndpoint,
  getCart: getCartEndpoint,
  clearCart: clearCartEndpoint,
  addCartItems: addCartItemsEndpoint,
  removeCartItems: removeCartItemsEndpoint,
  extendCart: extendCartEndpoint,
  updateCartItem: updateCartItemEndpoint,
  answerCartQuestions: answerCartQuestionsEndpoint,
  removeBenefit: removeBenefitEndpoint,
  removePackageUsage: removePackageUsageEndpoint,
} satisfies Record<keyof typeof cartRoutes, Endpoint>;
