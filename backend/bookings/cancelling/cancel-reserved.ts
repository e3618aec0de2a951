import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { findOpenAttempt, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import type { BookingLine } from './lock-for-cancelling.ts';

/**
 * Cancels a hold: its places are released and its line is removed from the basket. Basket and booking must be locked.
 * Throws `payment_in_progress`, `basket_changed`.
 */
export async function cancelReserved(
  tx: Tx,
  bookingId: string,
  line: BookingLine | undefined,
  now: Date,
): Promise<void> {
  if (line === undefined) {
    await releasePlaces(tx, { from: 'reserved', bookingIds: [bookingId] }, now);
    return;
  }
  if ((await findOpenAttempt(tx, line.cartId)) !== undefined) throw new DomainError('payment_in_progress');
  await removeLines(tx, line.cartId, [line.id], now);
  await releaseCredit(tx, line.cartId);
}
