import { cancelBundles } from '#backend/cart/bundles/cancel-bundles.ts';
import { eraseLineWaivers } from '#backend/cart/checks/line-waivers.ts';
import { returnDiscounts } from '#backend/cart/pricing/discounts.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { eraseBookingAnswers } from '#backend/questions/store-answers.ts';
import { endJoinings } from './end-joinings.ts';
import { readItems, type ItemRow } from './item-rows.ts';

const isSession = ({ bookingId }: ItemRow) => bookingId !== null;

/** A bundle is removed with its last session; a camp or course sold as a whole is removed with any of its sessions. */
function brokenBundles(rows: ItemRow[], ids: ReadonlySet<string>): ItemRow[] {
  return rows.filter((row) => {
    if (row.bundleId === null || ids.has(row.id)) return false;
    const sessions = rows.filter((child) => child.parentId === row.id && isSession(child));
    const gone = sessions.filter(({ id }) => ids.has(id));
    return gone.length === sessions.length || (row.isBundleFull === true && gone.length > 0);
  });
}

/** A membership is removed with any of its fees: they are chosen where it is bought. */
function brokenMemberships(rows: ItemRow[], ids: ReadonlySet<string>): ItemRow[] {
  return rows.filter(
    ({ id, joiningId }) => joiningId !== null && rows.some((fee) => fee.parentId === id && ids.has(fee.id)),
  );
}

/** Deletes lines of a basket that is still open. Throws `basket_changed` when it has become an order. */
async function deleteLines(tx: Tx, cartId: number, ids: string[]): Promise<void> {
  const deleted = await tx
    .deleteFrom('cartItems')
    .where('id', 'in', ids)
    .where('cartId', 'in', (carts) =>
      carts.selectFrom('carts').select('carts.id').where('carts.id', '=', cartId).where('status', '=', 'open'),
    )
    .executeTakeFirst();
  if (deleted.numDeletedRows < ids.length) throw new DomainError('basket_changed');
}

/**
 * Removes rows of an open basket, with all that stand below them: held places are released, uses of benefits and
 * packages are returned, and a membership that was to be bought is given up. The basket must be locked. Throws `basket_changed` when it is closed.
 */
export async function removeRows(tx: Tx, cartId: number, gone: readonly ItemRow[], now: Date): Promise<void> {
  const bookingIds = gone.flatMap(({ bookingId }) => bookingId ?? []);
  const lineIds = gone.map(({ id }) => id);
  await returnDiscounts(tx, bookingIds);
  await eraseLineWaivers(tx, lineIds);
  await deleteLines(tx, cartId, lineIds);
  await endJoinings(
    tx,
    gone.flatMap(({ joiningId }) => joiningId ?? []),
    { status: 'cancelled', now },
  );
  await eraseBookingAnswers(tx, bookingIds);
  await releasePlaces(tx, { from: 'reserved', bookingIds }, now);
  await cancelBundles(
    tx,
    gone.flatMap(({ bundleId }) => bundleId ?? []),
    now,
  );
}

/**
 * Removes lines and what stands below them, as `removeRows` does. An empty basket may be extended ten times again.
 * Unknown ids are ignored.
 */
export async function removeLines(tx: Tx, cartId: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await readItems(tx, cartId);
  const request = new Set(ids);
  const broken = [...brokenBundles(rows, request), ...brokenMemberships(rows, request)];
  const top = new Set([...request, ...broken.map(({ id }) => id)]);
  const gone = rows.filter(({ id, parentId }) => top.has(id) || (parentId !== null && top.has(parentId)));
  if (gone.length === 0) return;
  await removeRows(tx, cartId, gone, now);
  if (gone.length === rows.length)
    await tx.updateTable('carts').set({ extensionsUsed: 0 }).where('id', '=', cartId).execute();
}
