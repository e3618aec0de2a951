import type { Tx } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipPrice, OwnPrice } from '#contract/timetable/prices.ts';
import { takeUses } from './discounts.ts';
import type { PricedPlace } from './find-priced.ts';
import { nameDiscount } from './name-discount.ts';
import { priceByMemberships } from './price-by-memberships.ts';
import { priceLine } from './price-line.ts';
import type { ActiveMembership } from './read-active-memberships.ts';
import { returnLapsedUses } from './return-lapsed-uses.ts';
import { getFullPrice, getLineSavings } from './savings.ts';

interface Buyer {
  userId: number;
  /** Has a membership or a package. */
  mayPayLess: boolean;
  currency: string;
  now: Date;
  /** Those that cover the person now. */
  memberships: readonly ActiveMembership[];
}

interface PlaceRequest {
  place: PricedPlace;
  quantity: number;
  /** Whose price is asked for; the cheapest when undefined. */
  membershipUserId: number | undefined;
}

interface PriceAnswer {
  /** One place alone. */
  each: OwnPrice;
  /** All of them, after the ones before. */
  line: OwnPrice;
  /** One place alone by each membership, where there is a choice. */
  memberships: MembershipPrice[];
}

/** The amounts of a line, which takes its uses from those that follow. */
async function priceAndTake(
  tx: Tx,
  { place, quantity, membershipUserId }: PlaceRequest,
  { userId, mayPayLess, currency, now }: Buyer,
  take: boolean,
): Promise<OwnPrice> {
  const line = await priceLine(tx, {
    ...place,
    userId,
    quantity,
    membershipUserId,
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

const getKey = ({ place: { index: _, ...place }, membershipUserId }: PlaceRequest): string =>
  [...Object.values(place), membershipUserId].join(' ');

/**
 * What each place costs a person alone, and what all of them cost in this order: later lines find the uses that earlier
 * ones left. Takes uses, so it belongs into a rehearsal.
 */
export async function priceForPerson(
  tx: Tx,
  requests: readonly PlaceRequest[],
  buyer: Buyer,
): Promise<Map<number, PriceAnswer>> {
  if (buyer.mayPayLess) await returnLapsedUses(tx, buyer.userId, buyer.now);
  const alone = new Map<string, Omit<PriceAnswer, 'line'>>();
  for (const request of requests) {
    const key = getKey(request);
    if (alone.has(key)) continue;
    const each = await priceAndTake(tx, { ...request, quantity: 1 }, buyer, false);
    alone.set(key, { each, memberships: await priceByMemberships(tx, request.place, buyer) });
  }
  const nothing = money(0, buyer.currency);
  const none = { price: nothing, fullPrice: nothing, savings: [] };
  const prices = new Map<number, PriceAnswer>();
  for (const request of requests) {
    const line = request.quantity === 0 ? none : await priceAndTake(tx, request, buyer, true);
    prices.set(request.place.index, { each: none, memberships: [], ...alone.get(getKey(request)), line });
  }
  return prices;
}
