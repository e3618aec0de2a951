import { getPlaces, reservationError } from '#backend/cart/holds/hold-places.ts';
import type { Holding } from '#backend/cart/holds/holding.ts';
import { repriceLine } from '#backend/cart/pricing/reprice-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { changePlaces } from '#backend/places/change-places.ts';
import { maxItemQuantity } from '#contract/cart/add-item.ts';
import { isHoldExpired, readItems, type ItemRow } from './item-rows.ts';
import type { SessionLine } from './line.ts';
import { removeLines } from './remove-lines.ts';

function isSame(row: ItemRow, { found, ticket, item, forUserId }: SessionLine): boolean {
  const reference = item.customerReference?.toLowerCase() ?? null;
  return (
    row.occurrenceId === found.row.id &&
    row.ticketId === (ticket?.id ?? null) &&
    row.purchasedForUserId === forUserId &&
    row.chosenMembershipUserId === (item.membershipUserId ?? null) &&
    (row.customerReference?.toLowerCase() ?? null) === reference
  );
}

/**
 * Finds the line of the basket for the same session, ticket and person, if its places are held. A line whose hold
 * expired is removed, so that the new add replaces it.
 */
export async function findSameLine(tx: Tx, line: SessionLine, { cart, now }: Holding): Promise<ItemRow | undefined> {
  const same = (await readItems(tx, cart.id)).filter((row) => isSame(row, line));
  const expired = same.filter((row) => isHoldExpired(row, now));
  await removeLines(
    tx,
    cart.id,
    expired.map(({ id }) => id),
    now,
  );
  return same.find((row) => !expired.includes(row));
}

/**
 * Raises the quantity of a line and renews its hold (docs/product.md#adding-items). Throws `session_full`, and
 * `validation_failed` above the maximum or for more than one place for another person.
 */
export async function raiseQuantity(tx: Tx, same: ItemRow, line: SessionLine, holding: Holding): Promise<void> {
  const { bookingId, applyBenefit } = same;
  if (bookingId === null) return;
  const { now, expiresAt, maxHoldMs } = holding;
  const quantity = same.quantity + line.item.quantity;
  const { userId: ownerId } = holding.cart;
  if (line.forUserId !== null && ownerId !== null && line.forUserId !== ownerId) {
    throw invalid({ [`items.${line.index}.quantity`]: ['Must be 1 when booking for another person'] });
  }
  if (quantity > maxItemQuantity)
    throw invalid({ [`items.${line.index}.quantity`]: [`Must be at most ${maxItemQuantity}`] });
  const places = getPlaces({ ...line, item: { ...line.item, quantity } });
  const change = await changePlaces(tx, { bookingId, places, expiresAt, maxHoldMs }, now);
  if (!change.taken) throw reservationError(change.reason, line.index);
  await repriceLine(tx, same, { quantity, userId: line.forUserId, applyBenefit }, now);
}
