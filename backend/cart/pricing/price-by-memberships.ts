import type { Tx } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipPrice } from '#contract/cart/prices.ts';
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
export async function priceByMemberships(
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
