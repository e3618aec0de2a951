import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(() => expectBalancedLedger(shop));

const fee = 300;

async function makePenalty(userId: number): Promise<string> {
  const penalty = { userId, name: 'Late', reason: 'Late', amount: fee };
  return (await db.insertInto('penalties').values(penalty).returning('id').executeTakeFirstOrThrow()).id;
}

/** Puts a penalty into somebody's basket, beside what is in it. */
async function addPenalty({ cartId }: Customer, penaltyId: string): Promise<void> {
  const amounts = { unitPrice: fee, standardPrice: fee, lineTotal: fee };
  const line = {
    type: 'penalty' as const,
    purchasableType: 'penalty',
    purchasableId: penaltyId,
    penaltyId,
    name: 'Late',
  };
  await db
    .insertInto('cartItems')
    .values({ cartId, ...line, ...amounts })
    .execute();
}

/** Customers whose cards are approved for baskets with one and the same penalty. */
async function approved(count: number) {
  const customers = await Promise.all(Array.from({ length: count }, () => customerWithBasket(shop)));
  const penaltyId = await makePenalty(customers[0]?.userId ?? 0);
  const payments: { customer: Customer; id: string }[] = [];
  for (const customer of customers) {
    await addPenalty(customer, penaltyId);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    payments.push({ customer, id: prepared.transaction_uuid });
  }
  return { penaltyId, payments };
}

function complete({ customer, id }: { customer: Customer; id: string }): Promise<{ status: number }> {
  return shop.call(`/api/checkout/session/complete/${id}`, { method: 'POST', token: customer.token });
}

async function getStates(payments: { id: string }[]): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentTransactions')
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .select('state')
    .execute();
  return rows.map(({ state }) => state).toSorted();
}

/** One order has paid it; all other money is back. */
async function expectPaidOnce(penaltyId: string): Promise<void> {
  const penalty = await db
    .selectFrom('penalties')
    .where('id', '=', penaltyId)
    .select(['status', 'orderId'])
    .executeTakeFirstOrThrow();
  expect(penalty.status).toBe('paid');
  const paying = db
    .selectFrom('orders as o')
    .innerJoin('cartItems as i', 'i.cartId', 'o.cartId')
    .where('i.penaltyId', '=', penaltyId);
  expect(await paying.select(['o.id', 'o.total']).execute()).toEqual([{ id: penalty.orderId, total: price + fee }]);
}

it('is paid by one order when three baskets are completed at once', async () => {
  const { penaltyId, payments } = await approved(3);
  const answers = await Promise.all(payments.map(complete));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await getStates(payments)).toEqual(['completed', 'reversed', 'reversed']);
  await expectPaidOnce(penaltyId);
});

it('does not even take the money when it was paid before', async () => {
  const { penaltyId, payments } = await approved(2);
  const [first, second] = payments;
  if (first === undefined || second === undefined) throw new Error('Two payments were expected.');
  expect([(await complete(first)).status, (await complete(second)).status]).toEqual([200, 409]);
  const operations = db.selectFrom('paymentOperations').where('transactionId', '=', second.id);
  expect((await operations.select('kind').orderBy('createdAt').execute()).map(({ kind }) => kind)).not.toContain(
    'capture',
  );
  await expectPaidOnce(penaltyId);
});

it('is named to whoever wants to pay it again, who can remove it', async () => {
  const customer = await customerWithBasket(shop);
  const penaltyId = await makePenalty(customer.userId);
  await addPenalty(customer, penaltyId);
  const line = await db
    .selectFrom('cartItems')
    .where('penaltyId', '=', penaltyId)
    .select('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('penalties').set({ status: 'waived' }).where('id', '=', penaltyId).execute();
  const refused = { code: 'already_paid', details: { cart_item_ids: [line.id] } };
  expect(await ask(shop, customer, '/api/checkout/prepare', {}, 409)).toMatchObject(refused);
  await db.deleteFrom('cartItems').where('id', '=', line.id).execute();
  await ask(shop, customer, '/api/checkout/prepare');
});

it('names a place that is gone when there is nothing to pay by card', async () => {
  const customer = await customerWithBasket(shop, 0);
  await db
    .updateTable('bookings')
    .set({ status: 'settled', settledAt: shop.clock.now() })
    .where('id', '=', customer.bookingId)
    .execute();
  const { item_hash } = await ask<{ item_hash: string }>(shop, customer, '/api/checkout/prepare');
  const line = await db
    .selectFrom('cartItems')
    .where('cartId', '=', customer.cartId)
    .select('id')
    .executeTakeFirstOrThrow();
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash };
  const refused = { code: 'hold_expired', details: { cart_item_ids: [line.id] } };
  expect(await ask(shop, customer, '/api/checkout/complete', { body }, 409)).toMatchObject(refused);
});
