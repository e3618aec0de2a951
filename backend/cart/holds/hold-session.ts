import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import { findSameLine, raiseQuantity } from '#backend/cart/lines/same-line.ts';
import { reserveDiscount } from '#backend/cart/pricing/discounts.ts';
import type { LinePrice } from '#backend/cart/pricing/price-line.ts';
import { getUsedOn, priceSessionLine } from '#backend/cart/pricing/price-session-line.ts';
import { returnLapsedUses } from '#backend/cart/pricing/return-lapsed-uses.ts';
import type { Tx } from '#backend/db/schema.ts';
import { addExtras } from './add-extras.ts';
import { holdPlaces, wantedBy } from './hold-places.ts';
import type { Holding } from './holding.ts';

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
