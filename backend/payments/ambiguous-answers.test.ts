import { sql } from 'kysely';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger, gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete, enterCard, billing, browserData } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';
import { reverse } from './reversal/reverse.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);

beforeEach(() => {
  gateway.calm();
  gateway.calls.splice(0);
});
afterEach(() => expectBalancedLedger(shop));

/** A customer whose card was approved. */
async function approved(): Promise<{ customer: Customer; uuid: string }> {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  return { customer, uuid: prepared.transaction_uuid };
}

async function payment(uuid: string) {
  return db.selectFrom('paymentTransactions').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
}

/** What is left of the basket's place. */
async function booking({ bookingId }: Customer) {
  return db.selectFrom('bookings').select(['status', 'pinnedBy']).where('id', '=', bookingId).executeTakeFirstOrThrow();
}

/** What somebody does in the gateway's own pages. */
async function atGateway(uuid: string, instructionType: string): Promise<void> {
  const { providerRef } = await payment(uuid);
  const response = await fetch(`${shop.gateway}/opayo/api/v1/transactions/${providerRef}/instructions`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('demo-key:demo-password').toString('base64')}` },
    body: JSON.stringify({ instructionType }),
  });
  if (response.status !== 201) throw new Error(await response.text());
}

async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await reconcilePayments(shop.dependencies);
}

/** The places are taken away although they were paid for: the order can't be made. */
async function withdrawPlace({ bookingId }: Customer): Promise<void> {
  await sql`update bookings set pinned_by = null, status = 'cancelled', cancelled_at = now(), released_at = now(),
    cancellation_source = 'occurrence' where id = ${bookingId}`.execute(db);
  await sql`update occurrences set consumed_online = 0 where id = (select occurrence_id from bookings where id = ${bookingId})`.execute(
    db,
  );
}

describe('a capture without a plain answer', () => {
  it('makes no order of a hold that was let go at the gateway before the capture got there', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'request lost');
    await complete(shop, customer, uuid, 202);
    await atGateway(uuid, 'abort');
    await later(31);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: 0, refundedAmount: 0 });
    expect(await booking(customer)).toMatchObject({ status: 'reserved', pinnedBy: null });
  });

  it('makes the order when the gateway took the money and only its answer was lost', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'answer lost');
    await complete(shop, customer, uuid, 202);
    // Whoever asks again is refused, whatever the reason.
    gateway.always('release', 'refused');
    await later(31);
    gateway.always('release', null);
    expect(await payment(uuid)).toMatchObject({ state: 'completed', capturedAmount: price, refundedAmount: 0 });
    expect(gateway.calls.filter((call) => call === 'release')).toHaveLength(1);
  });

  it('gives the money back when the basket has changed before the answer was known', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'answer lost');
    await complete(shop, customer, uuid, 202);
    const lines = db.updateTable('cartItems').set({ unitPrice: 1, lineTotal: 1 });
    await lines.where('cartId', '=', customer.cartId).execute();
    await later(31);
    expect(await payment(uuid)).toMatchObject({ orderId: null, capturedAmount: price, refundedAmount: price });
  });

  it('decides nothing while the gateway does not say what became of it', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'answer lost');
    await complete(shop, customer, uuid, 202);
    for (const call of ['release', 'instructions', 'transaction', 'abort'] as const) gateway.always(call, 'refused');
    for (let round = 0; round < 4; round += 1) await later(600);
    expect(await payment(uuid)).toMatchObject({ state: 'completing' });
    for (const call of ['release', 'instructions', 'transaction', 'abort'] as const) gateway.always(call, null);
    await later(600);
    expect(await payment(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });

  it('makes the order when a proxy delivered the capture twice and the second was refused', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'delivered twice');
    await complete(shop, customer, uuid);
    expect(await payment(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });

  it('asks for the money once more when it is still held', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'request lost');
    await complete(shop, customer, uuid, 202);
    await complete(shop, customer, uuid);
    expect(await payment(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });

  it('is not begun again by another tab between a refusal and giving back', async () => {
    const { customer, uuid } = await approved();
    let other: Promise<unknown> = Promise.resolve();
    gateway.plan('release', 'refused');
    gateway.plan('transaction', async (carryOut) => {
      other = complete(shop, customer, uuid, 409);
      await other;
      return carryOut();
    });
    await complete(shop, customer, uuid, 409);
    await other;
    expect(gateway.calls.filter((call) => call === 'release')).toHaveLength(1);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: 0 });
  });
});

describe('giving money back', () => {
  it('voids what was taken for an order that cannot be made', async () => {
    const { customer, uuid } = await approved();
    gateway.plan('release', 'answer lost');
    await complete(shop, customer, uuid, 202);
    await withdrawPlace(customer);
    await later(31);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: price, refundedAmount: price });
    expect(gateway.calls).toContain('void');
  });

  it.each(['answer lost', 'delivered twice', 'request lost'] as const)(
    'counts a void once whose call is disturbed (%s)',
    async (fault) => {
      const { customer, uuid } = await approved();
      gateway.plan('release', 'answer lost');
      await complete(shop, customer, uuid, 202);
      await withdrawPlace(customer);
      gateway.plan('void', fault);
      await later(31);
      await later(301);
      expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: price, refundedAmount: price });
    },
  );

  it.each(['answer lost', 'delivered twice', 'request lost'] as const)(
    'refunds once what cannot be voided any more (%s)',
    async (fault) => {
      const { customer, uuid } = await approved();
      gateway.plan('release', 'answer lost');
      await complete(shop, customer, uuid, 202);
      await withdrawPlace(customer);
      await fetch(`${shop.gateway}/__control/clock`, { method: 'POST', body: JSON.stringify({ advance: 86_400 }) });
      gateway.plan('refund', fault);
      await later(31);
      await later(301);
      expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: price, refundedAmount: price });
      const books = (await gatewayPayments(shop.gateway)).find(({ vendorTxCode }) => vendorTxCode === uuid);
      expect(books).toMatchObject({ capturedAmount: price, refundedAmount: price });
    },
  );

  it('ends when the bank let the hold go by itself', async () => {
    const { uuid } = await approved();
    await fetch(`${shop.gateway}/__control/clock`, { method: 'POST', body: JSON.stringify({ advance: 31 * 86_400 }) });
    await later(121);
    await later(400);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: 0 });
  });

  it('is done by one of several who begin at once', async () => {
    const { uuid } = await approved();
    await db.updateTable('paymentTransactions').set({ state: 'reversing' }).where('id', '=', uuid).execute();
    gateway.always('abort', async (carryOut) => {
      await Promise.all([reverse(shop.dependencies, uuid, 'client'), reverse(shop.dependencies, uuid, 'client')]);
      return carryOut();
    });
    await Promise.all([1, 2, 3, 4].map(() => reverse(shop.dependencies, uuid, 'client')));
    gateway.always('abort', null);
    await sql`update bookings set pinned_by = null where pinned_by = ${uuid}`.execute(db);
    expect(gateway.calls.filter((call) => call === 'abort')).toHaveLength(1);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', capturedAmount: 0 });
  });
});

describe('an approval', () => {
  it('for the sale and a surcharge makes the order for the sale', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, '4000009900000269');
    await complete(shop, customer, prepared.transaction_uuid);
    expect(await payment(prepared.transaction_uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });

  it('for another amount goes back, and so do place and credit', async () => {
    const customer = await customerWithBasket(shop);
    await db.insertInto('creditAccounts').values({ userId: customer.userId, type: 'general', balance: 100 }).execute();
    const credit = { credits_to_reserve: [{ amount: 100, type: 'general' }], cart_source: 'activity-booking' };
    await ask(shop, customer, '/api/credits/apply', { body: credit });
    const prepared = await agree(shop, customer);
    gateway.plan('authorise', async (carryOut) => {
      const answer = (await (await carryOut()).json()) as Record<string, unknown>;
      return Response.json({ ...answer, amount: { totalAmount: 999, saleAmount: 999 } }, { status: 201 });
    });
    expect(await authorise(shop, customer, prepared, cards.approved)).toMatchObject({ transaction_status: 'failed' });
    expect(await booking(customer)).toMatchObject({ status: 'reserved', pinnedBy: null });
    const locked = await db
      .selectFrom('creditReservations')
      .select('id')
      .where('pinnedBy', '=', prepared.transaction_uuid)
      .execute();
    expect(locked).toEqual([]);
    await later(15);
    expect(await payment(prepared.transaction_uuid)).toMatchObject({ state: 'reversed' });
    const again = await agree(shop, customer);
    await authorise(shop, customer, again, cards.approved);
    await complete(shop, customer, again.transaction_uuid);
  });

  it('is found again when what follows from it could not be written', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const uuid = prepared.transaction_uuid;
    await sql`create function refuse_approval() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse_approval before update on payment_transactions for each row
      when (new.state = 'authorised') execute function refuse_approval()`.execute(db);
    const card = {
      card_identifier: await enterCard(shop, prepared.sessionKey, cards.approved),
      session_key: prepared.sessionKey,
    };
    const body = { transaction_uuid: uuid, ...card, billing, browser_data: browserData };
    await ask(shop, customer, '/api/payment-providers/opayo/authorise', { body }, 500);
    await sql`drop trigger refuse_approval on payment_transactions`.execute(db);
    expect(await payment(uuid)).toMatchObject({ state: 'authorising', providerRef: null });
    await later(61);
    expect(await payment(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });

  it('is never told as "no answer", however long the gateway does not find it', async () => {
    const { uuid } = await approved();
    await db
      .updateTable('paymentTransactions')
      .set({ state: 'unknown', nextCheckAt: shop.clock.now() })
      .where('id', '=', uuid)
      .execute();
    gateway.always('transaction', async () =>
      Response.json({ code: '1012', description: 'Transaction not found' }, { status: 404 }),
    );
    for (let round = 0; round < 3; round += 1) await later(600);
    expect(await payment(uuid)).toMatchObject({ state: 'unknown', failureCode: null });
    gateway.always('transaction', null);
    await later(600);
    expect(await payment(uuid)).toMatchObject({ state: 'completed' });
  });
});
