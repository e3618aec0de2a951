import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Money } from '#contract/primitives.ts';

/** What a line of an order has that no basket held: one piece at its price, without benefit, package or hold. */
export const standardLine = (price: Money, userId: number) =>
  ({
    quantity: 1,
    price,
    lineTotal: price,
    sortBy: 0,
    membershipUserId: null,
    purchasedForUserId: userId,
    enablePrintReceipt: false,
    benefitApplied: false,
    packageApplied: false,
    holdExpiresAt: null,
    holdExpired: false,
    questionsOutstanding: false,
    childItems: [],
  }) satisfies Partial<CartItem>;
