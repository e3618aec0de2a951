import { findPriced } from '#backend/cart/pricing/find-priced.ts';
import { priceForPerson } from '#backend/cart/pricing/price-for-person.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { money } from '#backend/serialize/money.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { priceSessionsEndpoint } from '#contract/timetable/prices.ts';

/**
 * What places would cost the acting user: member prices, benefits and packages as an add would apply them
 * (docs/product.md#your-price). Changes nothing; the benefits and packages are used in a rehearsal.
 */
export const priceSessions = operation(priceSessionsEndpoint, async ({ body: { items } }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const [places, flags, { currency }] = await Promise.all([
    findPriced(db, items),
    readCustomerFlags(db, userId),
    db.selectFrom('operators').select('currency').executeTakeFirstOrThrow(),
  ]);
  const buyer = { userId, mayPayLess: flags.hasMemberships || flags.hasPackages, currency, now: clock.now() };
  const requests = places.map((place) => ({ place, quantity: items[place.index]?.quantity ?? 0 }));
  const prices = await rehearse(db, (tx) => priceForPerson(tx, requests, buyer));
  const total = [...prices.values()].reduce((sum, { line }) => sum + line.price.value, 0);
  return { data: { items: items.map((_, index) => prices.get(index) ?? null), total: money(total, currency) } };
});
