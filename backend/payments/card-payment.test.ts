import { z } from 'zod';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete, notify, pressAtBank } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const mailSchema = z.object({ to: z.string(), text: z.string() });
const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(() => expectBalancedLedger(shop));

async function getBooking({ bookingId }: Customer) {
  return db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
}

async function mailsTo({ userId }: Customer): Promise<string[]> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const queued = await db.selectFrom('outbox').select('payload').execute();
  return queued
    .map(({ payload }) => mailSchema.parse(payload))
    .filter(({ to }) => to === email)
    .map(({ text }) => text);
}

async function getState(id: string): Promise<string> {
  const { state } = await db
    .selectFrom('paymentTransactions')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

describe('a card that the bank approves at once', () => {
  it('makes the order, settles the place and queues the confirmation', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const paid = await authorise(shop, customer, prepared, cards.approved);
    expect(paid.transaction_status).toBe('authorised');
    const { complete_order_id: orderId } = await complete(shop, customer, prepared.transaction_uuid);
    expect(await getBooking(customer)).toMatchObject({ status: 'settled', price, orderId, pinnedBy: null });
    const order = await ask(shop, customer, `/api/v1/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'success', total: { value: price }, balance: { value: 0 }, count: 1 });
    expect(order.payments).toEqual([
      expect.objectContaining({ tender_type: 'online', card_last4: cards.approved.slice(-4) }),
    ]);
    const mails = await db.selectFrom('outbox').select('payload').where('dedupeKey', '=', `order:${orderId}`).execute();
    expect(mails).toHaveLength(1);
  });

  it('answers a repeated completion with the same order', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    const answers = await Promise.all([1, 2, 3].map(() => complete(shop, customer, prepared.transaction_uuid)));
    answers.push(await complete(shop, customer, prepared.transaction_uuid));
    expect(new Set(answers.map(({ complete_order_id }) => complete_order_id)).size).toBe(1);
    const orders = await db.selectFrom('orders').select('id').where('cartId', '=', customer.cartId).execute();
    expect(orders).toHaveLength(1);
  });

  it('is finished by the reconciler when the customer closes the page', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    shop.clock.advance(121);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('completed');
    expect(await getBooking(customer)).toMatchObject({ status: 'settled' });
  });
});

describe('a bank that asks the customer first', () => {
  it('completes after the customer has passed', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const challenged = await authorise(shop, customer, prepared, cards.challenge);
    expect(challenged.transaction_status).toBe('sca_required');
    const returned = await pressAtBank(shop, challenged, 'confirm');
    expect((await notify(shop, returned)).transaction_status).toBe('authorised');
    const uuid = prepared.transaction_uuid;
    const sca = await ask(shop, customer, `/api/payment-providers/sca-completion/${uuid}`, {
      body: { transaction_uuid: uuid },
    });
    expect(sca).toMatchObject({ status: 'authorised' });
    await complete(shop, customer, uuid);
    // The bank's page was sent twice.
    expect((await notify(shop, returned)).transaction_status).toBe('completed');
  });

  it('makes one order when the return, the customer and the reconciler race', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const returned = await pressAtBank(shop, await authorise(shop, customer, prepared, cards.challenge), 'twice');
    await Promise.all([notify(shop, returned), notify(shop, returned)]);
    shop.clock.advance(10);
    await Promise.all([reconcilePayments(shop.dependencies), complete(shop, customer, prepared.transaction_uuid)]);
    expect(await getState(prepared.transaction_uuid)).toBe('completed');
  });

  it.each(['cancel', 'confirm'])(
    'declines after "%s" without the right code, and leaves the basket to be paid again',
    async (choice) => {
      const customer = await customerWithBasket(shop);
      const prepared = await agree(shop, customer);
      const returned = await pressAtBank(
        shop,
        await authorise(shop, customer, prepared, cards.challenge),
        choice,
        '0000',
      );
      expect((await notify(shop, returned)).transaction_status).toBe('failed');
      await complete(shop, customer, prepared.transaction_uuid, 409);
      const again = await agree(shop, customer);
      expect(again.transaction_uuid).not.toBe(prepared.transaction_uuid);
      await authorise(shop, customer, again, cards.approved);
      await complete(shop, customer, again.transaction_uuid);
    },
  );

  it('declines when the bank breaks down', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const returned = await pressAtBank(
      shop,
      await authorise(shop, customer, prepared, cards.brokenChallenge),
      'confirm',
    );
    expect((await notify(shop, returned)).transaction_status).toBe('failed');
  });

  it('expires when the customer never answers, and never lets the hold run out before', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.silentChallenge);
    shop.clock.advance(20 * 60);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('sca_required');
    expect(await getBooking(customer)).toMatchObject({ pinnedBy: prepared.transaction_uuid });
    shop.clock.advance(2 * 60);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('expired');
    expect(await getBooking(customer)).toMatchObject({ status: 'reserved', pinnedBy: null, releasedAt: null });
  });

  it('lets the customer give up and pay with another card', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.challenge);
    const cancelled = await ask(shop, customer, `/api/payment-providers/opayo/cancel/${prepared.transaction_uuid}`, {
      method: 'POST',
    });
    expect(cancelled).toMatchObject({ transaction_status: 'cancelled' });
    const again = await agree(shop, customer);
    await authorise(shop, customer, again, cards.approved);
    await complete(shop, customer, again.transaction_uuid);
  });

  it('gives a browser without session the result by its token alone', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const challenged = await authorise(shop, customer, prepared, cards.challenge);
    const rt = new URL(challenged.return_url ?? '').searchParams.get('rt') ?? '';
    const path = `/api/payment-providers/transactions/${prepared.transaction_uuid}`;
    expect(await ask(shop, null, `${path}?rt=${rt}`)).toMatchObject({ transaction_status: 'sca_required' });
    expect(await ask(shop, null, `${path}/sca?t=${rt}`)).toMatchObject({
      sca_url: challenged.sca_url,
      frame: 'iframe',
    });
    await ask(shop, null, path, {}, 404);
    shop.clock.advance(15 * 60);
    await ask(shop, null, `${path}?rt=${rt}`, {}, 404);
  });

  it('ends that token two minutes after the result was read by it', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const challenged = await authorise(shop, customer, prepared, cards.challenge);
    const rt = new URL(challenged.return_url ?? '').searchParams.get('rt') ?? '';
    await notify(shop, await pressAtBank(shop, challenged, 'confirm'));
    const { complete_order_id: orderId } = await complete(shop, customer, prepared.transaction_uuid);
    const status = `/api/payment-providers/transactions/${prepared.transaction_uuid}?rt=${rt}`;
    const order = `/api/v1/orders/${orderId}?rt=${rt}`;
    shop.clock.advance(60);
    expect(await ask(shop, null, status)).toMatchObject({ transaction_status: 'completed' });
    shop.clock.advance(119);
    await ask(shop, null, order);
    shop.clock.advance(1);
    await ask(shop, null, order, {}, 404);
    await ask(shop, null, status, {}, 404);
    await ask(shop, customer, `/api/v1/orders/${orderId}`);
  });
});

describe('a gateway in trouble', () => {
  it('declines a card and takes another', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const declined = await authorise(shop, customer, prepared, cards.declined);
    expect(declined).toMatchObject({ transaction_status: 'failed', error: { message: 'Payment was declined' } });
    const again = await agree(shop, customer);
    await authorise(shop, customer, again, cards.approved);
    await complete(shop, customer, again.transaction_uuid);
  });

  it.each([
    ['lost', cards.answerLost],
    ['never given', cards.neverProcessed],
  ])('says pending when the answer is %s, and takes no money', async (_, card) => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const pending = await authorise(shop, customer, prepared, card, 202);
    expect(pending.transaction_status).toBe('pending');
    await complete(shop, customer, prepared.transaction_uuid, 202);
    shop.clock.advance(31);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('unknown');
    shop.clock.advance(180);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('declined');
    expect(await getBooking(customer)).toMatchObject({ status: 'reserved', pinnedBy: null });
    expect(await mailsTo(customer)).toEqual([expect.stringContaining('Nothing has been taken.')]);
  });

  it('gives the money back when it cannot be captured, and says so to those who have left', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.captureRefused);
    shop.clock.advance(121);
    await reconcilePayments(shop.dependencies);
    expect(await getState(prepared.transaction_uuid)).toBe('reversed');
    expect(await mailsTo(customer)).toEqual([expect.stringContaining('The money has been returned.')]);
  });

  it('gives the money back when it cannot be captured', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.captureRefused);
    await complete(shop, customer, prepared.transaction_uuid, 409);
    expect(await getState(prepared.transaction_uuid)).toBe('reversed');
    expect(await getBooking(customer)).toMatchObject({ status: 'reserved', pinnedBy: null });
    expect(await mailsTo(customer)).toEqual([]);
  });

  it('asks again for a capture whose answer was lost', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.captureLostOnce);
    expect(await complete(shop, customer, prepared.transaction_uuid, 202)).toMatchObject({ status: 'pending' });
    shop.clock.advance(31);
    await reconcilePayments(shop.dependencies);
    expect(await complete(shop, customer, prepared.transaction_uuid)).toMatchObject({ status: 'success' });
  });

  it('gives the money back when the basket was ordered otherwise meanwhile', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    await db
      .updateTable('cartItems')
      .set({ unitPrice: 1, lineTotal: 1 })
      .where('cartId', '=', customer.cartId)
      .execute();
    await complete(shop, customer, prepared.transaction_uuid, 409);
    expect(await getState(prepared.transaction_uuid)).toBe('reversed');
  });
});

describe('whose payment it is', () => {
  it('hides a payment from everybody else', async () => {
    const [owner, stranger] = [await customerWithBasket(shop), await customerWithBasket(shop)];
    const { transaction_uuid: uuid } = await agree(shop, owner);
    await ask(shop, stranger, `/api/payment-providers/transactions/${uuid}`, {}, 404);
    await complete(shop, stranger, uuid, 404);
    await ask(shop, stranger, `/api/payment-providers/opayo/cancel/${uuid}`, { method: 'POST' }, 404);
  });

  it('turns away a return from the bank that nobody signed', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const returned = await pressAtBank(shop, await authorise(shop, customer, prepared, cards.challenge), 'confirm');
    if (returned === null) throw new Error('no return');
    await notify(shop, { ...returned, notifyPath: returned.notifyPath.replace(/.$/, '_') }, 404);
    expect(await getState(prepared.transaction_uuid)).toBe('sca_required');
  });
});
