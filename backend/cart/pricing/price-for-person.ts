import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { Money } from '#contract/primitives.ts';
import { getFullPrice, getLineSavings } from './cart-summary.ts';
import { returnLapsedUses, type DiscountUses } from './discount-uses.ts';
import { takeUses, type Benefit, type PackageUse } from './discounts.ts';
import type { PricedPlace } from './find-priced.ts';
import { priceLine } from './price-line.ts';
import type { ActiveMembership } from './read-active-memberships.ts';

interface Member {
  userId: number;
  currency: string;
  now: Date;
  memberships: readonly ActiveMembership[];
}

/**
 * What one place costs by each of the person's memberships that makes it cheaper; empty unless several do, so that
 * there is something to choose. Belongs into a rehearsal.
 */
async function priceByMemberships(
  tx: Tx,
  place: PricedPlace,
  { userId, currency, now, memberships }: Member,
): Promise<MembershipPrice[]> {
  if (memberships.length < 2) return [];
  const prices: MembershipPrice[] = [];
  for (const { membershipUserId, name } of memberships) {
    const request = { ...place, userId, quantity: 1, applyBenefit: true, customerReference: null, now };
    const { unitPrice, standardPrice, discount } = await priceLine(tx, { ...request, membershipUserId });
    // A package makes it cheaper whatever the membership.
    if (discount?.kind !== 'package' && unitPrice < standardPrice)
      prices.push({ membershipUserId, name, price: money(unitPrice, currency) });
  }
  return prices.length < 2 ? [] : prices;
}

/** What a discount that was found is called, and how many uses it has left now; null where they are not counted. */
async function nameDiscount(tx: Tx, discount: Benefit | PackageUse, usedOn: string): Promise<DiscountUses> {
  const { rows } =
    discount.kind === 'package'
      ? await sql<DiscountUses>`
          select coalesce(k.friendly_name, k.name) as name,
            c.usages_total - c.usages_taken as uses_left, c.usages_total as uses_total
          from owned_package_contents c
          join owned_packages op on op.id = c.owned_package_id
          join packages k on k.id = op.package_id
          where c.owned_package_id = ${discount.ownedPackageId} and c.content_id = ${discount.contentId}`.execute(tx)
      : await sql<DiscountUses>`
          select t.name, n.uses_per_period as uses_total,
            n.uses_per_period - (
              select count(*)::int from benefit_usages u
              where u.membership_user_id = ${discount.membershipUserId} and u.benefit_id = n.id
                and u.state in ('reserved', 'used')
                and date_trunc(n.period, u.used_on::timestamp) = date_trunc(n.period, ${usedOn}::timestamp)
            ) as uses_left
          from membership_benefits n
          join membership_types t on t.id = n.membership_type_id
          where n.id = ${discount.benefitId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('a discount that was found has no name');
  return found;
}

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

const getLowest = (one: Money, other: Money): Money => (other.value < one.value ? other : one);

/** From what price there is a ticket of a session: what the person's cheapest costs them, and what the cheapest costs others. */
function getLower(one: PriceAnswer, other: PriceAnswer): PriceAnswer {
  const lower = other.each.price.value < one.each.price.value ? other : one;
  return { ...lower, each: { ...lower.each, fullPrice: getLowest(one.each.fullPrice, other.each.fullPrice) } };
}

const getKey = ({ place: { index: _, ...place }, membershipUserId }: PlaceRequest): string =>
  [...Object.values(place), membershipUserId].join(' ');

/**
 * What each place costs a person alone, and what all of them cost in this order: later lines find the uses that earlier
 * ones left; of several places with one index the lowest price. Takes uses, so it belongs into a rehearsal.
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
  const answer = (index: number, price: PriceAnswer) => {
    const before = prices.get(index);
    prices.set(index, before === undefined ? price : getLower(before, price));
  };
  for (const request of requests) {
    const line = request.quantity === 0 ? none : await priceAndTake(tx, request, buyer, true);
    answer(request.place.index, { each: none, memberships: [], ...alone.get(getKey(request)), line });
  }
  return prices;
}
