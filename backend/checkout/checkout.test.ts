import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { offer } from '#tests/support/checkout/offer.ts';
import {
  agree,
  authorise,
  billing,
  browserData,
  cards,
  complete,
  enterCard,
  seenHash,
} from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db, { rateLimits: true });

afterEach(() => expectBalancedLedger(shop));

async function giveCredit(customer: Customer, type: 'membership' | 'general', balance: number) {
  await db.insertInto('creditAccounts').values({ userId: customer.userId, type, balance }).execute();
}

function applyCredit(customer: Customer, lines: { amount: number; type: string }[], status = 200) {
  const body = { credits_to_reserve: lines, cart_source: 'activity-booking' };
  return ask<{ item_hash: string; totals: { balance: number } }>(
    shop,
    customer,
    '/api/credits/apply',
    { body },
    status,
  );
}

describe('the old style', () => {
  it('prepares, authorises and completes', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await ask<{ session_key: string; item_hash: string; amount: number }>(
      shop,
      customer,
      '/api/checkout/prepare',
    );
    expect(prepared).toMatchObject({
      payment_provider: 'opayo',
      mode: 'sandbox',
      amount: price,
      billing: { city: 'Sowerby Bridge' },
    });
    const card = {
      card_identifier: await enterCard(shop, prepared.session_key, cards.approved),
      session_key: prepared.session_key,
    };
    const body = { ...offer(prepared.item_hash, price), ...card, billing, browser_data: browserData };
    const paid = await ask<{ transaction_uuid: string }>(shop, customer, '/api/checkout/authorise', { body });
    expect(paid).toMatchObject({ transaction_status: 'authorised' });
    const completion = { ...offer(prepared.item_hash, price), transaction_uuid: paid.transaction_uuid };
    const first = await ask(shop, customer, '/api/checkout/complete', { body: completion });
    expect(first).toMatchObject({ status: 'success', transaction_uuid: paid.transaction_uuid });
    expect(await ask(shop, customer, '/api/checkout/complete', { body: completion })).toEqual(first);
  });

  it('asks for the token of the card form', async () => {
    const customer = await customerWithBasket(shop);
    const { hash, amount } = await seenHash(shop, customer);
    const body = { ...offer(hash, amount), billing, browser_data: browserData };
    const refused = await ask(shop, customer, '/api/checkout/authorise', { body }, 422);
    expect(refused).toMatchObject({ errors: { card_identifier: ['Required'], session_key: ['Required'] } });
  });
});

describe('nothing to pay by card', () => {
  it('completes a free basket without a payment, and answers the same again', async () => {
    const customer = await customerWithBasket(shop, 0);
    const { hash, amount } = await seenHash(shop, customer);
    expect(amount).toBe(0);
    const body = offer(hash, 0, { payments: [] });
    const [first, second] = await Promise.all(
      [1, 2].map(() => ask(shop, customer, '/api/checkout/complete', { body })),
    );
    expect(first).toMatchObject({ status: 'success', transaction_uuid: null });
    expect(second).toEqual(first);
  });

  it('refuses a basket with money due', async () => {
    const customer = await customerWithBasket(shop);
    const { hash, amount } = await seenHash(shop, customer);
    const refused = await ask(shop, customer, '/api/checkout/complete', { body: offer(hash, amount) }, 422);
    expect(refused).toMatchObject({ errors: { payments: [expect.any(String)] } });
  });
});

describe('credit', () => {
  it('pays a part, and the card the rest', async () => {
    const customer = await customerWithBasket(shop);
    await giveCredit(customer, 'general', 500);
    const cart = await applyCredit(customer, [{ amount: 200, type: 'general' }]);
    expect(cart.totals.balance).toBe(price - 200);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    const { complete_order_id: orderId } = await complete(shop, customer, prepared.transaction_uuid);
    const order = await ask<{ payments: object[] }>(shop, customer, `/api/v1/orders/${orderId}`);
    expect(order.payments).toHaveLength(2);
    expect(order.payments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          tender_type: 'credit',
          credit_type: 'general',
          amount: expect.objectContaining({ value: 200 }),
        }),
        expect.objectContaining({ tender_type: 'online', amount: expect.objectContaining({ value: price - 200 }) }),
      ]),
    );
    const account = await db
      .selectFrom('creditAccounts')
      .selectAll()
      .where('userId', '=', customer.userId)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ balance: 300, reserved: 0 });
  });

  it('pays everything, without a card', async () => {
    const customer = await customerWithBasket(shop);
    await giveCredit(customer, 'membership', 400);
    await giveCredit(customer, 'general', 400);
    const cart = await applyCredit(customer, [
      { amount: 400, type: 'membership' },
      { amount: 220, type: 'general' },
    ]);
    expect(cart.totals.balance).toBe(0);
    await ask(shop, customer, '/api/checkout/complete', { body: offer(cart.item_hash, 0, { payments: [] }) });
  });

  it('refuses more than there is, and takes it off with 0', async () => {
    const customer = await customerWithBasket(shop);
    await giveCredit(customer, 'general', 100);
    expect(await applyCredit(customer, [{ amount: 101, type: 'general' }], 422)).toMatchObject({
      code: 'credit_not_applied',
    });
    await applyCredit(customer, [{ amount: 100, type: 'general' }]);
    expect((await applyCredit(customer, [{ amount: 0, type: 'general' }])).totals.balance).toBe(price);
  });
});
