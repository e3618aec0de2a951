import type { Tx } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { OwnPrice } from '#contract/timetable/prices.ts';
import { takeUses } from './discounts.ts';
import type { PricedPlace } from './find-priced.ts';
import { nameDiscount } from './name-discount.ts';
import { priceLine } from './price-line.ts';
import { returnLapsedUses } from './return-lapsed-uses.ts';
import { getFullPrice, getLineSavings } from './savings.ts';

interface Buyer {
  userId: number;
  /** Has a membership or a package. */
  mayPayLess: boolean;
  currency: string;
  now: Date;
}

/** The amounts of a line, which takes its uses from those that follow. */
async function priceAndTake(
  tx: Tx,
  place: PricedPlace,
  quantity: number,
  { userId, mayPayLess, currency, now }: Buyer,
  take: boolean,
): Promise<OwnPrice> {
  const line = await priceLine(tx, {
    ...place,
    userId,
    quantity,
    applyBenefit: mayPayLess,
    customerReference: null,
    now,
  });
  const { discount } = line;
  if (discount !== null && take) await takeUses(tx, { discount, bookingId: null, usedOn: place.usedOn });
  const uses = discount && (await nameDiscount(tx, discount, place.usedOn));
  const row = {
    ...line,
    quantity,
    benefitId: discount?.kind === 'benefit' ? discount.benefitId : null,
    membershipUserId: discount?.kind === 'benefit' ? discount.membershipUserId : null,
    ownedPackageId: discount?.kind === 'package' ? discount.ownedPackageId : null,
  };
  const savings = getLineSavings(row).map(({ kind, amount, uses: count }) => {
    const counted = kind === 'member_price' ? null : uses;
    const left = counted?.usesLeft ?? null;
    return {
      kind,
      amount: money(amount, currency),
      uses: count,
      name: counted?.name ?? null,
      usesLeft: left === null || take ? left : left - count,
      usesTotal: counted?.usesTotal ?? null,
    };
  });
  return { price: money(line.lineTotal, currency), fullPrice: money(getFullPrice(row), currency), savings };
}

const getKey = ({ index: _, ...place }: PricedPlace): string => Object.values(place).join(' ');

/**
 * What each place costs a person alone, and what all of them cost in this order: later lines find the uses that earlier
 * ones left. Takes uses, so it belongs into a rehearsal.
 */
export async function priceForPerson(
  tx: Tx,
  places: readonly { place: PricedPlace; quantity: number }[],
  buyer: Buyer,
): Promise<Map<number, { each: OwnPrice; line: OwnPrice }>> {
  if (buyer.mayPayLess) await returnLapsedUses(tx, buyer.userId, buyer.now);
  const alone = new Map<string, OwnPrice>();
  for (const { place } of places) {
    const key = getKey(place);
    if (!alone.has(key)) alone.set(key, await priceAndTake(tx, place, 1, buyer, false));
  }
  const nothing = money(0, buyer.currency);
  const prices = new Map<number, { each: OwnPrice; line: OwnPrice }>();
  for (const { place, quantity } of places) {
    const none = { price: nothing, fullPrice: nothing, savings: [] };
    const line = quantity === 0 ? none : await priceAndTake(tx, place, quantity, buyer, true);
    prices.set(place.index, { each: alone.get(getKey(place)) ?? none, line });
  }
  return prices;
}
