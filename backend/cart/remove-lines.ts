import { releasePlaces } from '../booking/release-places.ts';
import type { Tx } from '../db/schema.ts';
import { returnDiscounts } from './discounts.ts';

/**
 * Takes lines out of a basket: their places are free at once, benefit and package uses come back. Ids that are no
 * longer there are ignored. Returns how many lines went, extras counted.
 */
export async function removeLines(tx: Tx, cartId: number, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .selectFrom('cartItems')
    .where('cartId', '=', cartId)
    .where((where) => where.or([where('id', 'in', ids), where('parentId', 'in', ids)]))
    .select(['id', 'bookingId'])
    .execute();
  if (rows.length === 0) return 0;
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  await returnDiscounts(tx, bookingIds);
  await tx.deleteFrom('cartItems').where('id', 'in', rows.map(({ id }) => id)).execute();
  await releasePlaces(tx, { bookingIds }, now);
  return rows.length;
}
