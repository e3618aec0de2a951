import { findPriced } from '#backend/cart/pricing/find-priced.ts';
import { priceForPerson } from '#backend/cart/pricing/price-for-person.ts';
import { readActiveMemberships, type ActiveMembership } from '#backend/cart/pricing/read-active-memberships.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { money } from '#backend/serialize/money.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { priceSessionsEndpoint } from '#contract/cart/prices.ts';

/** Every membership that is named covers the person. */
function checkMemberships(
  items: readonly { membershipUserId?: number | undefined }[],
  memberships: readonly ActiveMembership[],
): void {
  const ids = memberships.map(({ membershipUserId }) => membershipUserId);
  const wrong = items.flatMap(({ membershipUserId }, index) =>
    membershipUserId === undefined || ids.includes(membershipUserId)
      ? []
      : [[`items.${index}.membership_user_id`, ['Must be a membership of the person it is for']] as const],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([path, texts]) => [path, [...texts]])));
}

/**
 * What places would cost the acting user: member prices, benefits and packages as an add would apply them
 * (docs/product.md#your-price). Changes nothing; the benefits and packages are used in a rehearsal. Throws
 * `validation_failed` for a membership of somebody else.
 */
export const priceSessions = operation(priceSessionsEndpoint, async ({ body: { items } }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const [places, flags, { currency }] = await Promise.all([
    findPriced(db, items),
    readCustomerFlags(db, userId),
    db.selectFrom('operators').select('currency').executeTakeFirstOrThrow(),
  ]);
  const now = clock.now();
  const memberships = flags.hasMemberships ? await readActiveMemberships(db, userId, now) : [];
  checkMemberships(items, memberships);
  const buyer = { userId, mayPayLess: flags.hasMemberships || flags.hasPackages, currency, now, memberships };
  const requests = places.map((place) => {
    const { quantity = 0, membershipUserId } = items[place.index] ?? {};
    return { place, quantity, membershipUserId };
  });
  const prices = await rehearse(db, (tx) => priceForPerson(tx, requests, buyer));
  const total = [...prices.values()].reduce((sum, { line }) => sum + line.price.value, 0);
  return { data: { items: items.map((_, index) => prices.get(index) ?? null), total: money(total, currency) } };
});
