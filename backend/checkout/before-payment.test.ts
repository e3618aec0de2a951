import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { offer } from '#tests/support/checkout/offer.ts';
import { agree, authorise, cards, seenHash } from '#tests/support/checkout/pay.ts';
import { addPlace, ask, customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db, { rateLimits: true });

afterEach(() => expectBalancedLedger(shop));

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
