import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';
import { startOperation } from './records/provider-operation.ts';
import { releaseEndedPaymentLocks } from './reversal/release-payment-locks.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);

afterEach(() => expectBalancedLedger(shop));

function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/** Until some statement of this database waits for another one. */
async function waitForBlocked(): Promise<void> {
  const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) if (Number((await waiting.execute(db)).rows[0]?.count ?? 0) > 0) return;
}

async function paid(): Promise<{ customer: Customer; uuid: string; orderId: string }> {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id: orderId } = await complete(shop, customer, prepared.transaction_uuid);
  return { customer, uuid: prepared.transaction_uuid, orderId: orderId ?? '' };
}

describe('the database', () => {
  it('takes a card payment for one order only', async () => {
    const [one, other] = [await paid(), await paid()];
    const twice = {
      orderId: other.orderId,
      tenderType: 'online',
      heldBy: 'card_provider',
      amount: 1,
      status: 'done',
      transactionId: one.uuid,
    } as const;
    await expect(db.insertInto('payments').values(twice).execute()).rejects.toMatchObject({
      constraint: 'payments_one_per_transaction',
    });
    const claim = db.updateTable('paymentTransactions').set({ orderId: one.orderId }).where('id', '=', other.uuid);
    await expect(claim.execute()).rejects.toMatchObject({ constraint: 'payment_transactions_one_per_order' });
  });

  it('captures no more than the amount, and gives back no more than was captured', async () => {
    const { uuid } = await paid();
    const write = (amounts: object) =>
      db.updateTable('paymentTransactions').set(amounts).where('id', '=', uuid).execute();
    await expect(write({ capturedAmount: price + 1 })).rejects.toMatchObject({
      constraint: 'payment_transactions_captured_within_amount',
    });
    await expect(write({ refundedAmount: price + 1 })).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps no order whose tenders are another sum, looked at when all is written', async () => {
    const { orderId } = await paid();
    const unpaid = { constraint: 'orders_paid_in_full' };
    await expect(
      db
        .updateTable('payments')
        .set({ amount: price - 1 })
        .where('orderId', '=', orderId)
        .execute(),
    ).rejects.toMatchObject(unpaid);
    await expect(db.deleteFrom('payments').where('orderId', '=', orderId).execute()).rejects.toMatchObject(unpaid);
    const raise = async (tx: Tx, by: number) => {
      await sql`update orders set total = total + ${by} where id = ${orderId}`.execute(tx);
      await sql`update order_lines set price = price + ${by}
        where id = (select id from order_lines where order_id = ${orderId} order by position limit 1)`.execute(tx);
    };
    await expect(db.transaction().execute((tx) => raise(tx, 1))).rejects.toMatchObject(unpaid);
    await db.transaction().execute(async (tx) => {
      await raise(tx, 100);
      await sql`insert into payments (order_id, tender_type, amount, status) values (${orderId}, 'cash', 100, 'done')`.execute(
        tx,
      );
    });
    await db.transaction().execute(async (tx) => {
      await sql`delete from payments where order_id = ${orderId} and tender_type = 'cash'`.execute(tx);
      await raise(tx, -100);
    });
  });
});

it('numbers what a provider is asked one after another, however many begin at once', async () => {
  const { uuid } = await paid();
  const request = { transactionUuid: uuid, kind: 'reverse', request: {} } as const;
  const now = shop.clock.now();
  const [first, second] = [gate(), gate()];
  const one = transact(db, async (tx) => {
    const started = await startOperation(tx, request, now);
    first.open();
    await second.passed;
    return started;
  });
  await first.passed;
  const other = transact(db, (tx) => startOperation(tx, request, now));
  // The other stands at the lock, or at the number that the first has taken.
  await waitForBlocked();
  second.open();
  const references = (await Promise.all([one, other])).map(({ reference }) => reference.slice(-4));
  expect(references).toEqual(['rev1', 'rev2']);
});

it('asks again under the same key of a payment that was pending, and of a request that died', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const path = `/api/checkout/session/complete/${prepared.transaction_uuid}`;
  const sent = { method: 'POST', headers: { 'Idempotency-Key': 'one-key' } };
  gateway.plan('release', 'request lost');
  await ask(shop, customer, path, sent, 202);
  const died = { ...sent, headers: { 'Idempotency-Key': 'another-key' } };
  await db
    .insertInto('idempotencyRequests')
    .columns(['caller', 'method', 'path', 'key', 'bodyHash', 'createdAt', 'expiresAt'])
    .expression((row) =>
      row
        .selectFrom('idempotencyRequests')
        .where('key', '=', 'one-key')
        .select(['caller', 'method', 'path', sql.lit('another-key').as('key'), 'bodyHash', 'createdAt', 'expiresAt']),
    )
    .execute();
  expect(await ask(shop, customer, path, sent)).toMatchObject({ status: 'success' });
  expect(await ask(shop, customer, path, died)).toMatchObject({ status: 'success' });
});

it('unties places and credit that a payment left tied when it ended', async () => {
  const customer = await customerWithBasket(shop);
  await db.insertInto('creditAccounts').values({ userId: customer.userId, type: 'general', balance: 100 }).execute();
  await ask(shop, customer, '/api/credits/apply', {
    body: { credits_to_reserve: [{ amount: 100, type: 'general' }], cart_source: 'activity-booking' },
  });
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.challenge);
  await db
    .updateTable('paymentTransactions')
    .set({ state: 'declined' })
    .where('id', '=', prepared.transaction_uuid)
    .execute();
  const readLocked = async () => ({
    places: await db.selectFrom('bookings').select('id').where('pinnedBy', '=', prepared.transaction_uuid).execute(),
    credit: await db
      .selectFrom('creditReservations')
      .select('id')
      .where('pinnedBy', '=', prepared.transaction_uuid)
      .execute(),
  });
  expect(await readLocked()).toMatchObject({ places: [{}], credit: [{}] });
  await releaseEndedPaymentLocks(shop.dependencies);
  expect(await readLocked()).toEqual({ places: [], credit: [] });
  expect(await releaseEndedPaymentLocks(shop.dependencies)).toBe(0);
});
