import type { CartItem } from '#contract/cart-items.ts';

/** The session that a line books, by the id of its venue's version (docs/product.md#v1-and-v2); null for other lines. */
export function getSessionId(item: CartItem): number | string | null {
  if ('occurrenceId' in item) return item.occurrenceId;
  return 'activityId' in item ? item.activityId : null;
}
