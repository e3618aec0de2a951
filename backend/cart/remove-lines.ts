import { releasePlaces } from '../booking/release-places.ts';
import { cancelBundles } from '../bundles/cancel-bundles.ts';
import type { Tx } from '../db/schema.ts';
import { returnDiscounts } from './discounts.ts';
import { readItems, type ItemRow } from './item-rows.ts';

const isSession = ({ bookingId }: ItemRow) => bookingId !== null;

/** A bundle goes with its last session; the whole of a camp or course goes with any of them. */
function brokenBundles(rows: ItemRow[], ids: ReadonlySet<string>): ItemRow[] {
  return rows.filter((row) => {
    if (row.bundleId === null || ids.has(row.id)) return false;
    const sessions = rows.filter((child) => child.parentId === row.id && isSession(child));
    const gone = sessions.filter(({ id }) => ids.has(id));
    return gone.length === sessions.length || (row.isBundleFull === true && gone.length > 0);
  });
}

/**
 * Takes lines out of a basket with what stands below them: their places are free at once, benefit and package uses come
 * back. Ids that are no longer there are ignored.
 */
export async function removeLines(tx: Tx, cartId: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await readItems(tx, cartId);
  const asked = new Set(ids);
  const top = new Set([...asked, ...brokenBundles(rows, asked).map(({ id }) => id)]);
  const gone = rows.filter(({ id, parentId }) => top.has(id) || (parentId !== null && top.has(parentId)));
  if (gone.length === 0) return;
  const bookingIds = gone.flatMap(({ bookingId }) => bookingId ?? []);
  await returnDiscounts(tx, bookingIds);
  await tx.deleteFrom('cartItems').where('id', 'in', gone.map(({ id }) => id)).execute();
  await releasePlaces(tx, { bookingIds }, now);
  await cancelBundles(tx, gone.flatMap(({ bundleId }) => bundleId ?? []), now);
}
