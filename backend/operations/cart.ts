import { addCartItems } from '../cart/operations/add-cart-items.ts';
import { addUserCartItems } from '../cart/operations/add-user-cart-items.ts';
import { answerCartQuestions } from '../cart/operations/answer-cart-questions.ts';
import { clearCart } from '../cart/operations/clear-cart.ts';
import { extendCart } from '../cart/operations/extend-cart.ts';
import { getCart } from '../cart/operations/get-cart.ts';
import { removeBenefit } from '../cart/operations/remove-benefit.ts';
import { removeCartItems } from '../cart/operations/remove-cart-items.ts';
import { removePackageUsage } from '../cart/operations/remove-package-usage.ts';
import { removeUserCartItem } from '../cart/operations/remove-user-cart-item.ts';
import { updateCartItem } from '../cart/operations/update-cart-item.ts';

export const cartOperations = {
  addUserCartItems,
  removeUserCartItem,
  getCart,
  clearCart,
  addCartItems,
  removeCartItems,
  extendCart,
  updateCartItem,
  answerCartQuestions,
  removeBenefit,
  removePackageUsage,
};
