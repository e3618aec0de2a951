import type { Cart } from '#contract/cart/cart.ts';

/** Whether a line is no longer held. Its price is not in the totals, so nobody may pay before it is held again or gone. */
export const hasLapsed = ({ items }: Pick<Cart, 'items'>): boolean => items.some(({ holdExpired }) => holdExpired);
