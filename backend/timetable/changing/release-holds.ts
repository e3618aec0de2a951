import type { BookingLine } from '#backend/bookings/cancelling/lock-for-cancelling.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { findOpenAttempt, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Tx } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';

/**
 * Cancels the holds of a session and takes their lines out of the baskets. A basket that is being paid for keeps its
 * line, whose place is gone: so no order is made of it, and money that was taken goes back. Baskets and bookings must be
 * locked.
 */
export async function releaseHolds(
  tx: Tx,
  bookingIds: readonly string[],
  lines: readonly BookingLine[],
  now: Date,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const held = new Set(bookingIds);
  const byCart = new Map<number, string[]>();
  for (const { cartId, id, bookingId } of lines)
    if (held.has(bookingId)) byCart.set(cartId, [...(byCart.get(cartId) ?? []), id]);
  for (const [cartId, lineIds] of byCart) {
    if ((await findOpenAttempt(tx, cartId)) !== undefined) continue;
    await removeLines(tx, cartId, lineIds, now);
    await releaseCredit(tx, cartId);
  }
  await tx
    .updateTable('bookings')
    .set({ pinnedBy: null })
    .where('id', 'in', bookingIds)
    .where('status', '=', 'reserved')
    .execute();
  await releasePlaces(tx, { from: 'reserved', bookingIds }, now);
}
