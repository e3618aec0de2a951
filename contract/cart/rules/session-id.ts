import type { CartItem } from '#contract/cart/cart-items.ts';

/** The session that a line books, by the id of its venue's version (docs/product.md#v1-and-v2). */
export const getSessionId = (item: Extract<CartItem, { startsAt: unknown }>): number | string =>
  'occurrenceId' in item ? item.occurrenceId : item.activityId;
