import { getOption, type SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { readMemberPrices } from '#backend/timetable/personal.ts';
import { priceForReference } from '#backend/timetable/price-for-reference.ts';
import { findDiscount, type Benefit, type PackageUse } from './discounts.ts';

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

interface PriceRequest {
  userId: number | null;
  categoryId: string;
  venueId: string;
  pricingOptionId: string | null;
  /** Standard price of one, before member prices and discounts, minor units. */
  standardPrice: number;
  quantity: number;
  /** Percent included in the price. */
  taxRate: number;
  applyBenefit: boolean;
  /** Of the customer whose ticket price applies (`AddItem.customerReference`). */
  customerReference: string | null;
  /** The venue's date of the session. */
  usedOn: string;
  now: Date;
  /** The membership whose price and benefit count; the best of all when left out. */
  membershipUserId?: number | undefined;
}

/** Amounts of a line, minor units. */
export interface LinePrice {
  standardPrice: number;
  unitPrice: number;
  lineTotal: number;
  taxTotal: number;
  discount: Benefit | PackageUse | null;
}

/** The tax contained in an amount, rounded to the minor unit. */
export function taxWithin(amount: number, taxRate: number): number {
  return Math.round((amount * taxRate) / (100 + taxRate));
}

async function memberPrice(tx: Tx, request: PriceRequest): Promise<number> {
  const { userId, pricingOptionId, standardPrice, customerReference: reference, now } = request;
  if (pricingOptionId !== null && reference !== null) {
    return (await priceForReference(tx, { reference, optionId: pricingOptionId, price: standardPrice, now })).price;
  }
  if (userId === null || pricingOptionId === null) return standardPrice;
  const prices = await readMemberPrices(tx, userId, [pricingOptionId], now, request.membershipUserId);
  return prices.get(pricingOptionId) ?? standardPrice;
}

type Priced = Pick<PriceRequest, 'standardPrice' | 'quantity' | 'taxRate'>;

function getAmounts(
  { standardPrice, quantity, taxRate }: Priced,
  each: number,
  discount: LinePrice['discount'],
): LinePrice {
  const lineTotal = each * quantity - (discount?.discount ?? 0);
  const unitPrice = quantity === 1 ? lineTotal : each;
  return { standardPrice, unitPrice, lineTotal, taxTotal: taxWithin(lineTotal, taxRate), discount };
}

/** The price of a line without member price and discount. */
export function plainPrice(priced: Priced): LinePrice {
  return getAmounts(priced, priced.standardPrice, null);
}

/**
 * Prices a session line: member price, then a benefit or a package if they are to be applied. Throws `discount_refused`
 * when the customer reference is not valid.
 */
export async function priceLine(tx: Tx, request: PriceRequest): Promise<LinePrice> {
  const { userId } = request;
  const each = await memberPrice(tx, request);
  const discount =
    request.applyBenefit && userId !== null && each > 0
      ? await findDiscount(tx, { ...request, userId, unitPrice: each })
      : null;
  return getAmounts(request, each, discount);
}
