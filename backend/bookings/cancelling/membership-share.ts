/** Money of an order, minor units. */
export interface Returning {
  /** The whole order. */
  total: number;
  /** Membership credit used by the order. */
  spent: number;
  /** Refunded before, of every kind. */
  returned: number;
  /** Membership credit among what was refunded before. */
  returnedMembership: number;
}

/**
 * How much of a refund is membership credit, in the proportion in which the order was paid. It is rounded down over all
 * refunds so far: once everything is refunded, they add up to exactly the membership credit spent, and never to more
 * before (decision 024).
 */
export function membershipShare(amount: number, { total, spent, returned, returnedMembership }: Returning): number {
  if (total === 0) return 0;
  const due = Math.floor((spent * Math.min(total, returned + amount)) / total);
  return Math.max(0, Math.min(amount, due - returnedMembership));
}
