import { releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Tx } from '#backend/db/schema.ts';
import { withdrawLines } from './withdraw-lines.ts';

/**
 * Takes the lines out of an open basket whose sessions the venue has cancelled: there is nothing to hold again. While a
 * payment was open they stayed, so that no order was made of them.
 */
export async function removeCancelled(tx: Tx, cartId: number, now: Date): Promise<void> {
  const lines = await tx
    .selectFrom('cartItems as i')
    .innerJoin('carts as c', 'c.id', 'i.cartId')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('c.id', '=', cartId)
    .where('c.status', '=', 'open')
    .where('b.status', '=', 'cancelled')
    .where('o.status', '=', 'cancelled')
    .select('i.id')
    .execute();
  if (lines.length === 0) return;
  await tx.selectFrom('carts').where('id', '=', cartId).select('id').forNoKeyUpdate().execute();
  const lineIds = lines.map(({ id }) => id);
  await withdrawLines(tx, cartId, lineIds, { whilePaying: true, now });
  await releaseCredit(tx, cartId);
}
