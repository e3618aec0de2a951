import { findPriced } from '#backend/cart/pricing/find-priced.ts';
import { priceForPerson } from '#backend/cart/pricing/price-for-person.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';

interface Wanted {
  sessionId: string;
  pricingOptionId: string;
}

/** What one of each costs the chosen customer, as an add would price it; minor units, by pricing option. */
export async function priceTiles(
  { db, clock, actingUserId: userId }: Context,
  wanted: readonly Wanted[],
  currency: string,
): Promise<Map<string, number>> {
  if (userId === null || wanted.length === 0) return new Map();
  const [places, flags] = await Promise.all([findPriced(db, wanted), readCustomerFlags(db, userId)]);
  const mayPayLess = flags.hasMemberships || flags.hasPackages;
  // A tile shows one price, whichever membership gives it.
  const buyer = { userId, mayPayLess, currency, now: clock.now(), memberships: [] };
  const requests = places.map((place) => ({ place, quantity: 0, membershipUserId: undefined }));
  const prices = await rehearse(db, (tx) => priceForPerson(tx, requests, buyer));
  const byOption = new Map<string, number>();
  for (const [index, { each }] of prices) {
    const optionId = wanted[index]?.pricingOptionId;
    if (optionId !== undefined) byOption.set(optionId, each.price.value);
  }
  return byOption;
}
