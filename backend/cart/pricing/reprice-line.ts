import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { returnLapsedUses } from './discount-uses.ts';
import { reserveDiscount, returnDiscounts } from './discounts.ts';
import { priceLine, taxWithin } from './price-line.ts';

interface Change {
  quantity: number;
  userId: number | null;
  applyBenefit: boolean;
}

interface Facts {
  categoryId: string;
  venueId: string;
  bookingId: string;
  /** The venue's date of the session. */
  usedOn: string;
}

function getFacts(row: ItemRow): Facts | null {
  const { categoryId, venueId, bookingId, startsAt, timezone } = row;
  if (categoryId === null || venueId === null || bookingId === null) return null;
  if (startsAt === null || timezone === null) return null;
  return { categoryId, venueId, bookingId, usedOn: localDate(startsAt, timezone) };
}

async function getTaxRate(tx: Tx, pricingOptionId: string | null): Promise<number> {
  if (pricingOptionId === null) return 0;
  const option = await tx
    .selectFrom('pricingOptions')
    .where('id', '=', pricingOptionId)
    .select('taxRate')
    .executeTakeFirst();
  return option?.taxRate ?? 0;
}

/**
 * Prices a line again after its quantity, person or discount changed. For other lines than sessions only the quantity
 * is multiplied.
 */
export async function repriceLine(tx: Tx, row: ItemRow, change: Change, now: Date): Promise<void> {
  const { quantity, userId, applyBenefit } = change;
  const { pricingOptionId, standardPrice, customerReference } = row;
  const taxRate = await getTaxRate(tx, pricingOptionId);
  const facts = getFacts(row);
  if (facts === null) {
    const lineTotal = row.unitPrice * quantity;
    const taxTotal = taxWithin(lineTotal, taxRate);
    const values = { quantity, lineTotal, taxTotal, purchasedForUserId: userId };
    await tx.updateTable('cartItems').set(values).where('id', '=', row.id).execute();
    return;
  }
  const { bookingId, usedOn } = facts;
  // Another person has other memberships.
  const chosenMembershipUserId = userId === row.purchasedForUserId ? row.chosenMembershipUserId : null;
  await returnDiscounts(tx, [bookingId]);
  await returnLapsedUses(tx, userId, now);
  const membershipUserId = chosenMembershipUserId ?? undefined;
  const request = { ...change, ...facts, pricingOptionId, standardPrice, customerReference, taxRate, now };
  const { discount, ...amounts } = await priceLine(tx, { ...request, membershipUserId });
  await tx
    .updateTable('cartItems')
    .set({
      ...amounts,
      quantity,
      applyBenefit,
      purchasedForUserId: userId,
      chosenMembershipUserId,
      benefitId: discount?.kind === 'benefit' ? discount.benefitId : null,
      membershipUserId: discount?.kind === 'benefit' ? discount.membershipUserId : null,
      ownedPackageId: discount?.kind === 'package' ? discount.ownedPackageId : null,
    })
    .where('id', '=', row.id)
    .execute();
  if (discount !== null) await reserveDiscount(tx, { discount, bookingId, cartItemId: row.id, usedOn });
}
