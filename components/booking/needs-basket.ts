import type { Cart } from '#contract/cart/cart.ts';

/**
 * Whether something has to be settled in the basket before it can be paid for: a line that is no longer held, open
 * questions, or waivers that people have still to agree to (docs/product.md#after-adding).
 */
export const needsBasket = ({ items, attendeeWaivers }: Pick<Cart, 'items' | 'attendeeWaivers'>): boolean =>
  items.some(({ holdExpired, questionsOutstanding }) => holdExpired || questionsOutstanding) ||
  attendeeWaivers.some(({ completed, required }) => completed < required);
