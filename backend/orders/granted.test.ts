import { purchasableTypeSchema, type AddItem } from '#contract/cart/add-item.ts';
import { completeBasket } from '#tests/support/bookings/credit-customer.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, venue, call, add, send } = shop;
const free = { wholePrice: 0, sessionPrice: 0 };
const swim = await makeActivity(db, venue, { bookingType: 'ticketed' });
const ticket = await makeTicket(db, swim, { price: 0 });
const yoga = await makeActivity(db, venue, { price: 0 });

type Item = Record<string, unknown>;

async function makePackage(sold: { isSoldOnline?: boolean; isSoldFoh?: boolean } = {}): Promise<string> {
  const pricingOptionId = await makePricingOption(db, 'package', 0, 'Ten swims');
  const made = await db
    .insertInto('packages')
    .values({ name: 'Ten swims', pricingOptionId, ...sold })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('packageContents').values({ packageId: made.id, usages: 10 }).execute();
  return pricingOptionId;
}

const goods = (id: string): Item => ({ id, type: 'pricingOption', quantity: 2 });
const session = async () => (await makeSession(db, yoga, { price: 0 })).id;
const bookings = (orderId: string) =>
  db.selectFrom('bookings').where('orderId', '=', orderId).where('status', '=', 'settled').select('id').execute();

interface Case {
  type: AddItem['purchasableType'];
  item: () => Promise<Item>;
  /** What the order has given, one row for each. */
  granted: (orderId: string) => Promise<unknown[]>;
  count: number;
}

/** Everything a customer can buy: its order gives it. */
const sold: Record<string, Case> = {
  'a session': {
    type: 'purchasableOccurrence',
    item: async () => ({ id: await session() }),
    granted: bookings,
    count: 1,
  },
  'a session by its other name': {
    type: 'av2Booking',
    item: async () => ({ id: await session() }),
    granted: bookings,
    count: 1,
  },
  'a session of the old calls': {
    type: 'activity',
    item: async () => ({ id: (await makeSession(db, yoga, { price: 0 })).v1Id }),
    granted: bookings,
    count: 1,
  },
  'a ticket of the old calls': {
    type: 'activityTicket',
    item: async () => ({ id: (await makeSession(db, swim)).v1Id * 100 + ticket.number, quantity: 2 }),
    granted: bookings,
    count: 1,
  },
  'a camp': {
    type: 'camp',
    item: async () => ({ id: (await makeCamp(db, venue, free)).id, booking_full_camp: true }),
    granted: bookings,
    count: 5,
  },
  'a course': {
    type: 'course',
    item: async () => ({ id: (await makeCourse(db, venue, { wholePrice: 0 })).id }),
    granted: bookings,
    count: 7,
  },
  'a package': {
    type: 'pricingOption',
    item: async () => goods(await makePackage()),
    granted: (orderId) => db.selectFrom('ownedPackages').where('orderId', '=', orderId).select('id').execute(),
    count: 2,
  },
  'a guest pass': {
    type: 'pricingOption',
    item: async () => goods(await makePricingOption(db, 'guest_pass', 0, 'Guest pass')),
    granted: (orderId) => db.selectFrom('guestPasses').where('orderId', '=', orderId).select('id').execute(),
    count: 2,
  },
};

it.each(Object.entries(sold))('%s is given by the order', async (_, { type, item, granted, count }) => {
  const person = await makePerson(db);
  const seen = await add(person, { type, ...(await item()) });
  const answer = await completeBasket(shop, person, seen);
  expect(answer.status).toBe(200);
  const { data } = answer.json as { data: { order_id: string } };
  expect(await granted(data.order_id)).toHaveLength(count);
});

/** What nothing would give is not sold. Penalties, debts and renewals have tests of their own. */
const refused: Record<string, () => Promise<Item>> = {
  'a product, which somebody has to hand over': async () => goods(await makePricingOption(db, 'product', 350, 'Towel')),
  'a package of the front desk': async () => goods(await makePackage({ isSoldOnline: false })),
  'a package that has no contents anywhere': async () =>
    goods(await makePricingOption(db, 'package', 5000, 'Ten swims')),
};

it.each(Object.entries(refused))('%s is not sold online', async (_, item) => {
  const answer = await send(await makePerson(db), { type: 'pricingOption', ...(await item()) });
  expect(getFailure(answer)).toMatchObject({ code: 'not_sold', details: { itemIndex: 0 } });
});

const testedElsewhere: readonly string[] = [
  'penalty',
  'debt',
  'debtReconciliation',
  'collectableFee',
  'membershipRenewal',
];
const others = purchasableTypeSchema.options.filter(
  (type) => !testedElsewhere.includes(type) && !Object.values(sold).some((one) => one.type === type),
);

it.each(others)('%s names nothing that is sold', async (type) => {
  const answer = await send(await makePerson(db), { type, id: await makePricingOption(db, 'extra', 0) });
  expect(getFailure(answer)).toMatchObject({
    code: 'validation_failed',
    errors: { 'items.0.purchasable_type': ['Cannot be added to a basket here'] },
  });
});

it('gives each guest pass a code of its own, from now on', async () => {
  const person = await makePerson(db);
  const seen = await add(person, goods(await makePricingOption(db, 'guest_pass', 0, 'Guest pass')));
  await completeBasket(shop, person, seen);
  const passes = await db.selectFrom('guestPasses').where('userId', '=', person.id).selectAll().execute();
  expect(new Set(passes.map(({ code }) => code)).size).toBe(2);
  expect(passes).toMatchObject(
    [1, 2].map(() => ({
      status: 'available',
      validFrom: shop.clock.now(),
      code: expect.stringMatching(/^[0-9A-F]{12}$/),
    })),
  );
});

it('sells no guest passes online where the operator has none', async () => {
  await db.updateTable('operators').set({ onlineGuestPassesEnabled: false }).execute();
  const answer = await send(await makePerson(db), goods(await makePricingOption(db, 'guest_pass', 500)));
  await db.updateTable('operators').set({ onlineGuestPassesEnabled: true }).execute();
  expect(getFailure(answer).code).toBe('not_sold');
});

describe('the front desk', () => {
  const atDesk = { source: 'foh' };

  async function desk(): Promise<MadePerson> {
    return makePerson(db, { permissions: ['sell'] });
  }

  it('sells products, which it hands over', async () => {
    const line = await add(await desk(), goods(await makePricingOption(db, 'product', 350, 'Towel')), atDesk);
    expect(line.items).toMatchObject([{ type: 'pricing_option', pricingOptionType: 'product' }]);
  });

  it('does not sell a package that is sold online only', async () => {
    const items = {
      ...goods(await makePackage({ isSoldFoh: false })),
      purchased_for_user_id: (await makePerson(db)).id,
    };
    const answer = await call('/api/checkout/cart/add', { token: (await desk()).token, body: { items, ...atDesk } });
    expect(getFailure(answer).code).toBe('not_sold');
  });

  it.each(['package', 'guest_pass'] as const)('sells a %s only to somebody', async (kind) => {
    const id = kind === 'package' ? await makePackage() : await makePricingOption(db, kind, 0);
    const answer = await call('/api/checkout/cart/add', {
      token: (await desk()).token,
      body: { items: goods(id), ...atDesk },
    });
    expect(getFailure(answer).errors).toEqual({ 'items.0.purchased_for_user_id': ['Required'] });
  });
});
