import { clearCartEndpoint, getCartEndpoint, removeCartItemsEndpoint } from '#contract/cart/cart.ts';
import { makeCreditor } from '#tests/support/bookings/credit-customer.ts';
import { entire, getDays } from '#tests/support/camps/items.ts';
import { place } from '#tests/support/cart/shop.ts';
import { filled } from '#tests/support/joining/joining-desk.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit } from '#tests/support/make/make-discounts.ts';
import { makePackage } from '#tests/support/make/make-package.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse, makeExtra } from '#tests/support/make/make-schedule.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation } from '#tests/support/make/make-venue.ts';
import { openMembershipDesk } from '#tests/support/memberships/membership-desk.ts';
import { getData } from '#tests/support/replies.ts';

const { shop, change, offerRenewal, types } = await openMembershipDesk();
const { db, call, venue, add } = shop;
await db.updateTable('operators').set({ onlineGuestPassesEnabled: true }).execute();
const classes = await makeActivity(db, venue);
const courts = await makeActivity(db, venue, { bookingType: 'resources' });
const swims = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swims);

/** Somebody who holds Swim, so that everything may be sold to them. */
async function aMember(): Promise<{ person: MadePerson; membershipId: string }> {
  const person = await makeCreditor(shop, { general: 100_000 });
  await db.updateTable('users').set({ dateOfBirth: '1990-04-01' }).where('id', '=', person.id).execute();
  const { id: membershipId } = await db
    .insertInto('memberships')
    .values({
      membershipTypeId: types.swim,
      userId: person.id,
      homeVenueId: venue.id,
      status: 'active',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      price: 3000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('membershipUsers').values({ membershipId, userId: person.id }).execute();
  return { person, membershipId };
}
type Buyer = Awaited<ReturnType<typeof aMember>>;

async function aDebt({ person }: Buyer, kind: 'debt' | 'debt_reconciliation' | 'collectable_fee'): Promise<string> {
  const values = { userId: person.id, kind, name: 'Locker', amount: 250 };
  return (await db.insertInto('journalTransactions').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function aPenalty({ person }: Buyer): Promise<string> {
  const values = { userId: person.id, name: 'Missed', reason: 'Missed', amount: 300 };
  return (await db.insertInto('penalties').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

interface Kind {
  /** Puts one line of the kind into the empty basket. */
  put: (buyer: Buyer) => Promise<unknown>;
  /** Whether an add puts it there again. */
  isAddable: boolean;
}

const added = (getItem: (buyer: Buyer) => Promise<Record<string, unknown>>): Kind => ({
  put: async (buyer) => add(buyer.person, await getItem(buyer)),
  isAddable: true,
});

const goods = (kind: 'guest_pass') =>
  added(async () => ({ id: await makePricingOption(db, kind, 500, 'Day pass'), type: 'pricingOption' }));

/** Every kind of line that a basket can have. */
const kinds: Record<string, Kind> = {
  class: added(async () => place(await makeSession(db, classes))),
  'class of the older calls': added(async () => ({ id: (await makeSession(db, classes)).v1Id, type: 'activity' })),
  'class that a benefit pays for': added(async ({ person }) => {
    await makeBenefit(db, { venue, userId: person.id });
    return place(await makeSession(db, classes));
  }),
  court: added(async () => place(await makeSlot(db, courts, { id: await makeLocation(db, venue, 'Court') }))),
  'ticket with an extra': added(async () => ({
    ...place(await makeSession(db, swims, { price: null, pricingOptionId: null })),
    pricing_option_id: adult.pricingOptionId,
    extra_options: [{ pricing_option_id: adult.extraId, quantity: 2 }],
  })),
  'ticket of the older calls': added(async () => ({
    id: (await makeSession(db, swims, { price: null, pricingOptionId: null })).v1Id * 100 + adult.number,
    type: 'activityTicket',
  })),
  'entire camp': added(async () => entire(await makeCamp(db, venue))),
  'days of a camp with an extra': added(async () => {
    const camp = await makeCamp(db, venue);
    return { ...getDays(camp, [0, 2]), extras: [{ pricing_option_id: await makeExtra(db, camp), quantity: 1 }] };
  }),
  course: added(async () => ({ id: (await makeCourse(db, venue)).id, type: 'course' })),
  package: added(async () => ({ id: (await makePackage(db)).pricingOptionId, type: 'pricingOption' })),
  'guest pass': goods('guest_pass'),
  penalty: added(async (buyer) => ({ id: await aPenalty(buyer), type: 'penalty' })),
  debt: added(async (buyer) => ({ id: await aDebt(buyer, 'debt'), type: 'debt' })),
  'reconciliation of a debt': added(async (buyer) => ({
    id: await aDebt(buyer, 'debt_reconciliation'),
    type: 'debtReconciliation',
  })),
  fee: added(async (buyer) => ({ id: await aDebt(buyer, 'collectable_fee'), type: 'collectableFee' })),
  renewal: added(async ({ membershipId }) => ({ id: await offerRenewal(membershipId), type: 'membershipRenewal' })),
  'membership change': {
    put: async ({ person, membershipId }) =>
      expect((await change(person, membershipId, types.anytime)).status).toBe(200),
    isAddable: false,
  },
  membership: {
    put: async ({ person }) => {
      const body = {
        data_fields: filled(`${crypto.randomUUID()}@example.com`),
        membership_type_id: types.offPeak,
        home_venue: venue.slug,
      };
      const path = '/api/online-joining/onboarding?onboarding_type=membership_purchase';
      expect(await call(path, { token: person.token, body })).toMatchObject({ status: 200 });
    },
    isAddable: false,
  },
};

const empty = { items: [], totals: { total: 0, itemCount: 0 } };
const query = (name: string) => (name === 'membership' ? '?cart_source=online-joining' : '');

const read = async (person: MadePerson, name: string) =>
  getData(getCartEndpoint, await call(`/api/checkout/cart${query(name)}`, { token: person.token }));

/** Clears the basket. Returns what of it is offered again, as it is sent. */
async function clear(person: MadePerson, name: string): Promise<Record<string, unknown>[]> {
  const answer = await call(`/api/checkout/cart${query(name)}`, { method: 'DELETE', token: person.token });
  expect(getData(clearCartEndpoint, answer)).toMatchObject(empty);
  const { data } = answer.json as { data: { cleared: { item: Record<string, unknown> }[] } };
  return data.cleared.map(({ item }) => item);
}

it.each(Object.entries(kinds))('a line (%s) is counted, cleared, offered again and removed', async (name, kind) => {
  const { put, isAddable } = kind;
  const buyer = await aMember();
  const { person } = buyer;
  await put(buyer);
  const { items, totals } = await read(person, name);
  expect(items).toHaveLength(1);
  expect(totals.itemCount).toBeGreaterThan(0);
  const cleared = await clear(person, name);
  expect(cleared).toHaveLength(isAddable ? 1 : 0);
  if (isAddable) await add(person, cleared);
  else await put(buyer);
  const [again] = (await read(person, name)).items;
  expect(again).toMatchObject({ name: items[0]?.name, lineTotal: items[0]?.lineTotal });
  const chosen = { cart_item_ids: [again?.id], ...(name === 'membership' && { cart_source: 'online-joining' }) };
  const removed = await call('/api/checkout/cart/remove', { token: person.token, body: chosen });
  expect(getData(removeCartItemsEndpoint, removed)).toMatchObject(empty);
});
