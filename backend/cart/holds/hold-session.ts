import { isHoldExpired, readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { returnLapsedUses } from '#backend/cart/pricing/discount-uses.ts';
import { reserveDiscount } from '#backend/cart/pricing/discounts.ts';
import { getUsedOn, priceSessionLine, type LinePrice } from '#backend/cart/pricing/price-line.ts';
import { repriceLine } from '#backend/cart/pricing/reprice-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { changePlaces } from '#backend/places/change-places.ts';
import { maxItemQuantity } from '#contract/cart/add-item.ts';
import { addExtras } from './add-extras.ts';
import { type Holding, holdPlaces, wantedBy, getPlaces, reservationError } from './hold-places.ts';

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
async function findSameLine(tx: Tx, line: SessionLine, { cart, now }: Holding): Promise<ItemRow | undefined> {
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
async function raiseQuantity(tx: Tx, same: ItemRow, line: SessionLine, holding: Holding): Promise<void> {
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

function getType({ isV2, ticket }: SessionLine): 'av2_booking' | 'activity' | 'activity_ticket' {
  if (isV2) return 'av2_booking';
  return ticket === null ? 'activity' : 'activity_ticket';
}

function getName({ found, ticket }: SessionLine): string {
  return ticket === null ? found.row.templateName : `${found.row.templateName}, ${ticket.name}`;
}

/** The columns of a cart item that follow from the line and its price. */
export function lineValues(line: SessionLine, { discount, ...amounts }: LinePrice) {
  const { found, ticket, item, forUserId } = line;
  return {
    ...amounts,
    type: getType(line),
    purchasableType: item.purchasableType,
    purchasableId: String(item.purchasableId),
    name: getName(line),
    quantity: item.quantity,
    maxQuantity: found.row.bookingType === 'ticketed' ? null : item.quantity,
    purchasedForUserId: forUserId,
    pricingOptionId: getOption(line),
    ticketId: ticket?.id ?? null,
    customerReference: item.customerReference ?? null,
    applyBenefit: item.applyBenefit,
    benefitId: discount?.kind === 'benefit' ? discount.benefitId : null,
    membershipUserId: discount?.kind === 'benefit' ? discount.membershipUserId : null,
    chosenMembershipUserId: item.membershipUserId ?? null,
    ownedPackageId: discount?.kind === 'package' ? discount.ownedPackageId : null,
  };
}

export type LineValues = ReturnType<typeof lineValues>;

async function insertLine(tx: Tx, line: SessionLine, bookingId: string, holding: Holding): Promise<void> {
  const { cart, sortBy, now } = holding;
  await returnLapsedUses(tx, line.forUserId, now);
  const price = await priceSessionLine(tx, line, now);
  const { discount } = price;
  const { id } = await tx
    .insertInto('cartItems')
    .values({ ...lineValues(line, price), cartId: cart.id, bookingId, sortBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addExtras(tx, line, { id, cartId: cart.id, sortBy });
  if (discount !== null) await reserveDiscount(tx, { discount, bookingId, cartItemId: id, usedOn: getUsedOn(line) });
}

/**
 * Holds the places of one line and writes it into the basket. Throws `session_full`, `already_in_basket`,
 * `not_bookable`, `discount_refused`.
 */
export async function holdSession(tx: Tx, line: SessionLine, holding: Holding): Promise<void> {
  const same = await findSameLine(tx, line, holding);
  if (same === undefined || line.ticket === null) {
    const booking = await holdPlaces(tx, wantedBy(line), holding);
    await insertLine(tx, line, booking.id, holding);
    return;
  }
  await raiseQuantity(tx, same, line, holding);
  await addExtras(tx, line, { id: same.id, cartId: holding.cart.id, sortBy: same.sortBy });
}
