import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import { priceLine, type LinePrice } from '#backend/cart/pricing/price-line.ts';
import { getStandardPrice } from '#backend/cart/pricing/price-session-line.ts';
import { returnLapsedUses } from '#backend/cart/pricing/return-lapsed-uses.ts';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';

interface PricingOptions {
  /** Whether a use of a benefit or package may pay. */
  mayUse: boolean;
  now: Date;
}

/**
 * The price of the new session for this person, minor units. Uses that paid for the old one must have been returned.
 */
export async function priceTarget(
  tx: Tx,
  row: BookingRow,
  line: SessionLine,
  { mayUse, now }: PricingOptions,
): Promise<LinePrice> {
  const { found } = line;
  await returnLapsedUses(tx, row.userId, now);
  return priceLine(tx, {
    userId: row.userId,
    categoryId: found.row.categoryId,
    venueId: found.row.venueId,
    pricingOptionId: getOption(line),
    standardPrice: getStandardPrice(line),
    quantity: line.item.quantity,
    taxRate: line.taxRate,
    applyBenefit: mayUse,
    customerReference: null,
    usedOn: localDate(found.row.startsAt, found.scope.timezone),
    now,
  });
}
