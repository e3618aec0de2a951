/** Money of an order, minor units. */
export interface Returning {
  /** The whole order. */
  total: number;
  /** Membership credit that it took. */
  spent: number;
  /** Given back before, of every kind. */
  returned: number;
  /** Of that, membership credit. */
  returnedMembership: number;
}

/**
 * How much of what comes back now is membership credit, in the proportion in which the order was paid. Rounded down over
 * all that has come back so far: any number of cancellations returns exactly what was spent once everything is back, and
 * never more before (decision 024).
 */
export function membershipShare(amount: number, { total, spent, returned, returnedMembership }: Returning): number {
  if (total === 0) return 0;
  const due = Math.floor((spent * Math.min(total, returned + amount)) / total);
  return Math.max(0, Math.min(amount, due - returnedMembership));
}
