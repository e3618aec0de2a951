import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const seller = await makePerson(db, { permissions: ['sell', 'customers'] });

const list = '/api/dashboard/payments?status=attention';
const request = async (path: string, person: MadePerson | null, method = 'GET') => {
  const { status, json } = await shop.call(path, { method, ...(person && { token: person.token }) });
  return { status, ...(json as { data?: unknown; pagination?: { total_records: number } }) };
};

async function approved() {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  return { customer, uuid: prepared.transaction_uuid };
}

it('is for staff who may refund', async () => {
  const customer = await customerWithBasket(shop);
  const { uuid } = await approved();
  for (const [path, method] of [
    [list, 'GET'],
    [`/api/dashboard/payments/${uuid}`, 'GET'],
    [`/api/dashboard/payments/${uuid}/retry-reverse`, 'POST'],
  ] as const) {
    expect((await request(path, null, method)).status).toBe(401);
    expect((await request(path, { id: customer.userId, token: customer.token }, method)).status).toBe(403);
    expect((await request(path, seller, method)).status).toBe(403);
  }
  expect((await request(`/api/dashboard/payments/${uuid}/retry-reverse`, clerk, 'POST')).status).toBe(409);
});

it('lists a payment given up without an answer, whose hold may be left on the card', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  gateway.plan('authorise', 'answer lost');
  await authorise(shop, customer, prepared, cards.approved, 202);
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(200);
    await reconcilePayments(shop.dependencies);
  }
  const { data } = await request(list, clerk);
  expect(data).toEqual([
    expect.objectContaining({
      transaction_uuid: prepared.transaction_uuid,
      state: 'declined',
      reason: 'no_answer',
      provider_reference: null,
      amount: expect.objectContaining({ value: price }),
    }),
  ]);
  await db
    .updateTable('paymentTransactions')
    .set({ failureCode: '2000' })
    .where('id', '=', prepared.transaction_uuid)
    .execute();
});

it('lists a check of which the provider tells nothing, long after its time was over', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.challenge);
  const listed = { transaction_uuid: prepared.transaction_uuid, state: 'sca_required', reason: 'not_settled' };
  const readList = async () => (await request(list, clerk)).data;
  shop.clock.advance(25 * 60);
  expect(await readList()).not.toContainEqual(expect.objectContaining(listed));
  shop.clock.advance(10 * 60);
  expect(await readList()).toContainEqual(expect.objectContaining(listed));
  await reconcilePayments(shop.dependencies);
  expect(await readList()).not.toContainEqual(expect.objectContaining(listed));
});

it('lists money that does not go back, lets staff try again, and tells the way of the payment', async () => {
  const { customer, uuid } = await approved();
  await db.updateTable('cartItems').set({ unitPrice: 1, lineTotal: 1 }).where('cartId', '=', customer.cartId).execute();
  gateway.always('abort', 'refused');
  await complete(shop, customer, uuid, 409);
  shop.clock.advance(700);
  const listed = await request(list, clerk);
  expect(listed.data).toEqual([
    expect.objectContaining({
      transaction_uuid: uuid,
      state: 'reversing',
      reason: 'not_given_back',
      card_last4: '4242',
    }),
  ]);
  expect(listed.pagination).toMatchObject({ total_records: 1 });
  const still = await request(`/api/dashboard/payments/${uuid}/retry-reverse`, clerk, 'POST');
  expect(still.data).toMatchObject({ state: 'reversing' });
  gateway.always('abort', null);
  const back = await request(`/api/dashboard/payments/${uuid}/retry-reverse`, clerk, 'POST');
  expect(back.data).toMatchObject({
    state: 'reversed',
    transitions: expect.arrayContaining([expect.objectContaining({ from: 'reversing', to: 'reversed', by: 'staff' })]),
  });
  expect((await request(`/api/dashboard/payments/${uuid}`, clerk)).data).toEqual(back.data);
  expect((await request(list, clerk)).data).toEqual([]);
  const audited = await db
    .selectFrom('auditEvents')
    .select(['actorUserId', 'action'])
    .where('subjectId', '=', uuid)
    .execute();
  expect(audited).toContainEqual({ actorUserId: clerk.id, action: 'payment_reversal_retried' });
});

it('lists a capture of which the provider does not say what became', async () => {
  const { customer, uuid } = await approved();
  gateway.plan('release', 'answer lost');
  gateway.always('instructions', 'request lost');
  await complete(shop, customer, uuid, 202);
  shop.clock.advance(700);
  await reconcilePayments(shop.dependencies);
  expect((await request(list, clerk)).data).toEqual([
    expect.objectContaining({ transaction_uuid: uuid, state: 'completing', reason: 'not_settled' }),
  ]);
  gateway.calm();
});
