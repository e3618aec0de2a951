import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { priceLine, type LinePrice } from './price-line.ts';

/** The standard price of one ticket or place, before member prices and discounts, in minor units. */
export function getStandardPrice({ found, ticket }: SessionLine): number {
  return ticket?.price ?? found.row.price ?? 0;
}

/** The venue's date of the session, in whose period a benefit counts. */
export function getUsedOn({ found: { row, scope } }: SessionLine): string {
  return localDate(row.startsAt, scope.timezone);
}

/** What a session line costs its person now. Throws `discount_refused`. */
export function priceSessionLine(tx: Tx, line: SessionLine, now: Date): Promise<LinePrice> {
  const { found, item, forUserId, taxRate } = line;
  return priceLine(tx, {
    userId: forUserId,
    categoryId: found.row.categoryId,
    venueId: found.row.venueId,
    pricingOptionId: getOption(line),
    standardPrice: getStandardPrice(line),
    quantity: item.quantity,
    taxRate,
    applyBenefit: item.applyBenefit,
    customerReference: item.customerReference ?? null,
    membershipUserId: item.membershipUserId,
    usedOn: getUsedOn(line),
    now,
  });
}
