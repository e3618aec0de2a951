import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import { priceLine, type LinePrice } from '#backend/cart/pricing/price-line.ts';
import { getStandardPrice } from '#backend/cart/pricing/price-session-line.ts';
import { returnLapsedUses } from '#backend/cart/pricing/return-lapsed-uses.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { money } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';

interface PricingOptions {
  /** Whether a use of a benefit or package may pay. */
  mayUse: boolean;
  /** True for any other price, or the only one that is agreed to, in minor units. */
  acceptPrice: boolean | number;
  now: Date;
}

/**
 * The price of the new session for this person, minor units. Uses that paid for the old one must have been returned.
 * Throws `price_differs` with both prices unless another price is accepted.
 */
export async function priceTarget(
  tx: Tx,
  row: BookingRow,
  line: SessionLine,
  { mayUse, acceptPrice, now }: PricingOptions,
): Promise<LinePrice> {
  const { found } = line;
  await returnLapsedUses(tx, row.userId, now);
  const price = await priceLine(tx, {
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
  const before = row.price ?? 0;
  const isAccepted = acceptPrice === true || acceptPrice === price.lineTotal;
  if (price.lineTotal !== before && !isAccepted) {
    const details = { price: money(before, row.currency), newPrice: money(price.lineTotal, row.currency) };
    throw new DomainError('price_differs', { details });
  }
  return price;
}
