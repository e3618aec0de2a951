import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { DomainError } from '#backend/failure.ts';
import { money } from '#backend/serialize/money.ts';
import type { SettledMove } from './settle-moved.ts';

interface Moved {
  /** The price of the new session, minor units. */
  newPrice: number;
  settled: SettledMove;
  /** True for any other price, or the only one that is agreed to, in minor units. */
  acceptPrice: boolean | number;
}

/**
 * Refuses a move to another price than the one that is agreed to, with both prices and what would come of the money.
 * Called when the move is done, in its transaction, so that these are the very amounts. Throws `price_differs`.
 */
export function checkPrice({ price, currency }: BookingRow, { newPrice, settled, acceptPrice }: Moved): void {
  const before = price ?? 0;
  if (newPrice === before || acceptPrice === true || acceptPrice === newPrice) return;
  throw new DomainError('price_differs', {
    details: {
      price: money(before, currency),
      newPrice: money(newPrice, currency),
      due: money(settled.due, currency),
      credit: money(settled.credit, currency),
    },
  });
}
