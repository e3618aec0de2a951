import { randomUUID } from 'node:crypto';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(() => expectBalancedLedger(shop));

async function order(customer: Customer): Promise<string> {
  const { hash } = await seenHash(shop, customer);
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: hash };
  const { order_id } = await ask<{ order_id: string }>(shop, customer, '/api/checkout/complete', { body });
  return order_id;
}

/** A further line that costs nothing, so that no card is needed. */
function addLine(
  customer: Customer,
  line: {
    type: 'pricing_option' | 'penalty';
    name: string;
    pricingOptionId?: string;
    penaltyId?: string;
    parentId?: string;
    sortBy?: number;
    quantity?: number;
  },
) {
  const free = { unitPrice: 0, standardPrice: 0, lineTotal: 0 };
  const purchasable = { purchasableType: line.type, purchasableId: line.pricingOptionId ?? line.penaltyId ?? '' };
  return db
    .insertInto('cartItems')
    .values({ cartId: customer.cartId, ...free, ...purchasable, ...line })
    .execute();
}

it('shows the order as the basket was, and closes the basket', async () => {
  const customer = await customerWithBasket(shop, 0);
  const id = await order(customer);
  const shown = await ask<{ items: object[]; line_items: object[] }>(shop, customer, `/api/v1/orders/${id}`);
  expect(shown.items).toEqual([
    expect.objectContaining({ type: 'av2_booking', name: 'Lane swim', hold_expires_at: null, hold_expired: false }),
  ]);
  expect(shown.line_items).toHaveLength(1);
  const cart = await db
    .selectFrom('carts')
    .select('status')
    .where('id', '=', customer.cartId)
    .executeTakeFirstOrThrow();
  expect(cart.status).toBe('closed');
});

it('writes an extra down after what it belongs to, wherever the basket has it', async () => {
  const customer = await customerWithBasket(shop, 0);
  const option = await db
    .insertInto('pricingOptions')
    .values({ name: 'Goggles', reference: randomUUID(), kind: 'extra', price: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const swim = await db
    .selectFrom('cartItems')
    .where('cartId', '=', customer.cartId)
    .select('id')
    .executeTakeFirstOrThrow();
  await addLine(customer, {
    type: 'pricing_option',
    name: 'Goggles',
    pricingOptionId: option.id,
    parentId: swim.id,
    sortBy: -1,
  });
  const id = await order(customer);
  const { line_items: lines } = await ask<{ line_items: { name: string }[] }>(shop, customer, `/api/v1/orders/${id}`);
  expect(lines.map(({ name }) => name)).toEqual(['Lane swim', 'Goggles']);
});

it("hides somebody else's order", async () => {
  const [owner, stranger] = [await customerWithBasket(shop, 0), await customerWithBasket(shop, 0)];
  const id = await order(owner);
  await ask(shop, stranger, `/api/v1/orders/${id}`, {}, 404);
  await ask(shop, null, `/api/v1/orders/${id}`, {}, 404);
});

it('gives the buyer each package with its usages and its end', async () => {
  const customer = await customerWithBasket(shop, 0);
  const option = await db
    .insertInto('pricingOptions')
    .values({ name: 'Ten swims', reference: randomUUID(), kind: 'package', price: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('packages')
    .values({ name: 'Ten swims', pricingOptionId: option.id, expiryValue: 6, expiryUnit: 'month' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('packageContents').values({ packageId: made.id, usages: 10 }).execute();
  await addLine(customer, { type: 'pricing_option', name: 'Ten swims', pricingOptionId: option.id, quantity: 2 });
  await order(customer);
  const owned = await db
    .selectFrom('ownedPackages as o')
    .innerJoin('ownedPackageContents as c', 'c.ownedPackageId', 'o.id')
    .where('o.userId', '=', customer.userId)
    .select(['c.usagesTotal', 'c.usagesTaken', 'o.expiresAt'])
    .execute();
  const expiresAt = new Date('2027-05-24T22:59:59Z');
  expect(owned).toEqual([1, 2].map(() => ({ usagesTotal: 10, usagesTaken: 0, expiresAt })));
});

const fee = 300;

/** A penalty in the basket, and credit set aside that pays for it. */
async function addPenalty(customer: Customer, penaltyId: string | undefined, accountId: string): Promise<void> {
  const { cartId } = customer;
  await addLine(customer, { type: 'penalty', name: 'Late', ...(penaltyId !== undefined && { penaltyId }) });
  await db
    .updateTable('cartItems')
    .set({ unitPrice: fee, standardPrice: fee, lineTotal: fee })
    .where('cartId', '=', cartId)
    .where('type', '=', 'penalty')
    .execute();
  const expiresAt = new Date(shop.clock.now().getTime() + 600_000);
  await db.insertInto('creditReservations').values({ accountId, cartId, amount: fee, expiresAt }).execute();
  await db.updateTable('creditAccounts').set({ reserved: fee }).where('id', '=', accountId).execute();
}

it('lets a customer who paid the last penalty book again', async () => {
  const customer = await customerWithBasket(shop, 0);
  const { userId } = customer;
  await db.updateTable('users').set({ bookingBarredAt: shop.clock.now() }).where('id', '=', userId).execute();
  const penalties = await db
    .insertInto('penalties')
    .values([1, 2].map(() => ({ userId, name: 'Late', reason: 'Late', amount: fee })))
    .returning('id')
    .execute();
  const barredAt = async () =>
    (await db.selectFrom('users').select('bookingBarredAt').where('id', '=', userId).executeTakeFirstOrThrow())
      .bookingBarredAt;
  const [first, second] = penalties.map(({ id }) => id);
  const account = await db
    .insertInto('creditAccounts')
    .values({ userId, type: 'general', balance: 2 * fee })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPenalty(customer, first, account.id);
  await order(customer);
  expect(await barredAt()).not.toBeNull();
  const cart = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPenalty({ ...customer, cartId: cart.id }, second, account.id);
  await order(customer);
  expect(await barredAt()).toBeNull();
});

it('ends the waiting of whoever has a place now', async () => {
  const customer = await customerWithBasket(shop, 0);
  const { occurrenceId, userId } = customer;
  await db
    .updateTable('occurrences')
    .set({ waitlistMaximum: 5, waitlistConsumed: 1, awaitedPlaces: 1 })
    .where('id', '=', occurrenceId)
    .execute();
  await db.insertInto('waitlistEntries').values({ occurrenceId, userId }).execute();
  await order(customer);
  const entry = await db
    .selectFrom('waitlistEntries')
    .select('status')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  expect(entry.status).toBe('booked');
  const session = await db
    .selectFrom('occurrences')
    .select('waitlistConsumed')
    .where('id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  expect(session.waitlistConsumed).toBe(0);
});
