import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
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
import { addPlace, ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
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

function offer(hash: string, amount: number, changes: object = {}) {
  return {
    payments: [{ tender_type: 'online', amount }],
    terms: true,
    completed_waivers: [],
    source: 'online',
    item_hash: hash,
    ...changes,
  };
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

describe('what is checked before money moves', () => {
  it('refuses a basket that changed, and shows it as it is', async () => {
    const customer = await customerWithBasket(shop);
    const session = await ask(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });
    const { hash, amount } = await seenHash(shop, customer);
    await addPlace(shop, customer);
    const body = { ...offer(hash, amount), payment_session_id: session.payment_session_id };
    const refused = await ask(shop, customer, '/api/checkout/session/payment', { body }, 409);
    expect(refused).toMatchObject({ code: 'basket_changed', details: { cart: { totals: { total: 2 * price } } } });
    expect((refused.details as { item_hash: string }).item_hash).not.toBe(hash);
  });

  it('takes places again whose hold ran out, and refuses when they are gone', async () => {
    const customer = await customerWithBasket(shop);
    shop.clock.advance(16 * 60);
    await ask(shop, customer, '/api/checkout/prepare');
    shop.clock.advance(16 * 60);
    await db
      .updateTable('bookings')
      .set({ releasedAt: shop.clock.now() })
      .where('id', '=', customer.bookingId)
      .execute();
    await db
      .updateTable('occurrences')
      .set({ consumedOnline: 0, maximum: 0 })
      .where('id', '=', customer.occurrenceId)
      .execute();
    expect(await ask(shop, customer, '/api/checkout/prepare', {}, 409)).toMatchObject({ code: 'hold_expired' });
  });

  it('refuses an empty basket', async () => {
    const customer = await customerWithBasket(shop);
    await db.deleteFrom('cartItems').where('cartId', '=', customer.cartId).execute();
    await ask(shop, customer, '/api/checkout/prepare', {}, 422);
  });

  it('asks for the terms', async () => {
    const customer = await customerWithBasket(shop, 0);
    const { hash } = await seenHash(shop, customer);
    const refused = await ask(
      shop,
      customer,
      '/api/checkout/complete',
      { body: offer(hash, 0, { terms: false }) },
      422,
    );
    expect(refused).toMatchObject({ errors: { terms: ['You must agree to the Terms and Conditions'] } });
  });

  it('takes no money when the operator has switched paying off', async () => {
    const customer = await customerWithBasket(shop);
    await db.updateTable('operators').set({ paidBookingEnabled: false }).execute();
    expect(await ask(shop, customer, '/api/checkout/prepare', {}, 403)).toMatchObject({
      code: 'paid_booking_disabled',
    });
    await db.updateTable('operators').set({ paidBookingEnabled: true }).execute();
  });

  it('keeps the same attempt for the same basket', async () => {
    const customer = await customerWithBasket(shop);
    const prepare = () => ask(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });
    const [one, two] = [await prepare(), await prepare()];
    expect(two.transaction_uuid).toBe(one.transaction_uuid);
    await addPlace(shop, customer);
    expect((await prepare()).transaction_uuid).not.toBe(one.transaction_uuid);
  });

  it('lets nobody pay twice at once', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.challenge);
    expect(await ask(shop, customer, '/api/checkout/prepare', {}, 409)).toMatchObject({ code: 'payment_in_progress' });
  });

  it('takes no higher amount than the customer was shown, and asks them again', async () => {
    const customer = await customerWithBasket(shop);
    const session = await ask(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });
    const { hash, amount } = await seenHash(shop, customer);
    const body = { ...offer(hash, amount - 1), payment_session_id: session.payment_session_id };
    expect(await ask(shop, customer, '/api/checkout/session/payment', { body }, 409)).toMatchObject({
      code: 'basket_changed',
    });
    const agreed = { ...offer(hash, amount + 1), payment_session_id: session.payment_session_id };
    expect(await ask(shop, customer, '/api/checkout/session/payment', { body: agreed })).toMatchObject({
      updated_amount: { value: amount },
    });
  });

  it('lets others at one address pay after ten declines there', async () => {
    const declined = await customerWithBasket(shop);
    const now = shop.clock.now();
    const { id: accountId } = await db.selectFrom('paymentAccounts').select('id').executeTakeFirstOrThrow();
    const row = {
      cartId: declined.cartId,
      userId: declined.userId,
      accountId,
      kind: 'opayo',
      mode: 'sandbox',
      channel: 'online',
      amount: 620,
      currency: 'GBP',
      itemHash: 'h',
      state: 'declined',
      failureCode: '2000',
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
    } as const;
    const paying = await customerWithBasket(shop);
    await authorise(shop, paying, await agree(shop, paying), cards.challenge);
    const { address } = await db
      .selectFrom('paymentTransactions')
      .select('address')
      .where('cartId', '=', paying.cartId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('paymentTransactions')
      .values(Array.from({ length: 30 }, () => ({ ...row, address })))
      .execute();
    const other = await customerWithBasket(shop);
    expect(await authorise(shop, other, await agree(shop, other), cards.approved)).toMatchObject({
      transaction_status: 'authorised',
    });
    await db
      .insertInto('paymentTransactions')
      .values(Array.from({ length: 100 }, () => ({ ...row, address })))
      .execute();
    const blocked = await customerWithBasket(shop);
    await authorise(shop, blocked, await agree(shop, blocked), cards.approved, 429);
    await db.deleteFrom('paymentTransactions').where('itemHash', '=', 'h').execute();
  }, 30_000);

  it('gives a hold new time after five attempts that came to nothing, and not after the sixth', async () => {
    const customer = await customerWithBasket(shop);
    const expiry = async () =>
      (
        await db
          .selectFrom('bookings')
          .select('expiresAt')
          .where('id', '=', customer.bookingId)
          .executeTakeFirstOrThrow()
      ).expiresAt;
    const until: (Date | null)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const prepared = await agree(shop, customer);
      await authorise(shop, customer, prepared, cards.challenge);
      shop.clock.advance(60);
      await ask(shop, customer, `/api/payment-providers/opayo/cancel/${prepared.transaction_uuid}`, { method: 'POST' });
      until.push(await expiry());
    }
    const minutes = until
      .slice(1)
      .map((date, index) => ((date?.getTime() ?? 0) - (until[index]?.getTime() ?? 0)) / 60_000);
    expect(minutes).toEqual([1, 1, 1, 1, 0]);
  }, 30_000);

  it('stops after fifteen attempts of one basket, whatever came of them', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const now = shop.clock.now();
    const step = {
      transactionId: prepared.transaction_uuid,
      fromState: 'ready',
      toState: 'authorising',
      byWhom: 'client',
      createdAt: now,
    } as const;
    await db
      .insertInto('paymentTransitions')
      .values(Array.from({ length: 15 }, () => step))
      .execute();
    await authorise(shop, customer, prepared, cards.approved, 429);
  });

  it('stops after five declines', async () => {
    const customer = await customerWithBasket(shop);
    for (let count = 0; count < 5; count += 1) {
      expect(await authorise(shop, customer, await agree(shop, customer), cards.declined)).toMatchObject({
        transaction_status: 'failed',
      });
    }
    const refused = await authorise(shop, customer, await agree(shop, customer), cards.approved, 429);
    expect(refused).toMatchObject({ code: 'too_many_requests' });
  }, 30_000);
});
