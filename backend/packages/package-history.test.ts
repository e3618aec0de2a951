import type { Cart } from '#contract/cart/cart.ts';
import { completeCheckoutEndpoint } from '#contract/payments/checkout.ts';
import { askToCancel } from '#tests/support/bookings/cancel-bookings.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePackage } from '#tests/support/make/make-package.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, venue, call, cart, send } = shop;
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const usages = 3;
const threeUses = await makePackage(db, {
  price: 1500,
  contents: [{ usages, covers: [classes.pricingOptionId ?? '', adult.pricingOptionId] }],
});

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Uses left of everything this person has bought, as the database counts them. */
async function countLeft({ id }: MadePerson): Promise<number> {
  const { total, taken } = await db
    .selectFrom('ownedPackageContents as c')
    .innerJoin('ownedPackages as o', 'o.id', 'c.ownedPackageId')
    .where('o.userId', '=', id)
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('c.usagesTotal'), row.lit(0)).as('total'),
      row.fn.coalesce(row.fn.sum<number>('c.usagesTaken'), row.lit(0)).as('taken'),
    ])
    .executeTakeFirstOrThrow();
  return Number(total) - Number(taken);
}

/** Uses that the lines of a basket take, as it says itself. */
const usesIn = ({ items }: Cart): number =>
  items
    .flatMap(({ savings }) => savings ?? [])
    .reduce((sum, { kind, uses }) => sum + (kind === 'package' ? uses : 0), 0);

/** Packages that stand in a basket, not yet paid for. */
const packagesIn = ({ items }: Cart): number =>
  items.reduce((sum, { type, quantity }) => sum + (type === 'pricing_option' ? quantity : 0), 0);

it.each([1, 2, 3, 4])('uses left are those bought less those that are live, at every step (%i)', async (seed) => {
  const next = random(seed);
  const choose = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const owner = await makeCreditor(shop, { general: 1_000_000 });
  const carer = await makePerson(db);
  await linkPeople(db, carer, owner);
  const sessions: Record<string, unknown>[] = [];
  for (let hour = 6; hour < 22; hour += 1) {
    const startsAt = new Date(Date.UTC(2026, 11, 1 + seed, hour));
    sessions.push(place(await makeSession(db, classes, { startsAt })), {
      ...place(await makeSession(db, swimming, { startsAt, maximum: 50 })),
      pricing_option_id: adult.pricingOptionId,
      quantity: 1 + Math.floor(next() * 3),
    });
  }
  let bought = 0;
  /** Uses of settled bookings, by booking. */
  const settled = new Map<string, number>();

  async function pay(): Promise<void> {
    const basket = await cart(owner);
    if (basket.items.length === 0) return;
    const paid = basket.totals.total > 0 ? await useCredit(shop, owner, { general: basket.totals.total }) : basket;
    getData(completeCheckoutEndpoint, await completeBasket(shop, owner, paid));
    bought += usages * packagesIn(paid);
    for (const item of paid.items)
      if ('bookingId' in item) settled.set(String(item.bookingId), usesIn({ ...paid, items: [item] }));
  }
  async function cancel(): Promise<void> {
    const id = choose([...settled.keys()]);
    if (id === undefined) return;
    expect((await askToCancel(shop, owner, [id])).status).toBe(200);
    settled.delete(id);
  }
  const addClass = (at: MadePerson) => send(at, { ...choose(sessions), purchased_for_user_id: owner.id });

  let most = 0;
  for (let step = 0; step < 40; step += 1) {
    const action = next();
    const at = choose([owner, carer]) ?? owner;
    const line = choose((await cart(at)).items);
    if (action < 0.12) await send(owner, { id: threeUses.pricingOptionId, type: 'pricingOption' });
    else if (action < 0.4) await addClass(at);
    else if (action < 0.5) await Promise.all([addClass(owner), addClass(carer)]);
    else if (action < 0.6)
      await call('/api/checkout/cart/remove', { token: at.token, body: { cart_item_ids: line ? [line.id] : [] } });
    else if (action < 0.7)
      await call(`/api/activities/package/remove/${line?.id ?? ''}`, { method: 'DELETE', token: at.token });
    else if (action < 0.85) await pay();
    else await cancel();

    const baskets = [await cart(owner), await cart(carer)];
    const live = [...baskets.map(usesIn), ...settled.values()].reduce((sum, uses) => sum + uses, 0);
    most = Math.max(most, live);
    expect({ step, left: await countLeft(owner) }).toEqual({ step, left: bought - live });
  }
  expect(most).toBeGreaterThan(0);
});
