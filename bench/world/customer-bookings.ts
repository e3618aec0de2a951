import { randomUUID } from 'node:crypto';
import type { Request } from '#bench/load/request.ts';

/** Bookings of one session by customers who have not booked it yet. */
export interface CustomerBookings {
  /** The next so many. Throws when there are no more customers. */
  next: (count: number) => readonly Request[];
}

/** Lets each customer put one place of the session into their basket, as a browser asks for it. */
export function customerBookings(port: number, session: string, tokens: readonly string[]): CustomerBookings {
  const body = JSON.stringify({ items: { id: session, type: 'purchasableOccurrence' } });
  let usedCustomers = 0;
  return {
    next(count) {
      const some = tokens.slice(usedCustomers, usedCustomers + count);
      if (some.length < count) throw new Error('There are not enough customers for so many bookings.');
      usedCustomers += count;
      return some.map((token) => ({
        port,
        path: '/api/checkout/cart/add',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
        body,
      }));
    },
  };
}
