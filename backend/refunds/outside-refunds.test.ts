import { processNotifications } from '#backend/checkout/process-notifications.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { atGateway, kindsUnderTest, payAs, useAccount } from '#tests/support/checkout/kinds.ts';
import { bringBack, notifications as listPageNotifications } from '#tests/support/checkout/pay-on-page.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const clerk = await makePerson(db, { permissions: ['refunds'] });

/** What somebody does in the provider's own portal, or the bank without asking us. */
async function doOutside(transactionUuid: string, change: { refund?: number; dispute?: number }): Promise<void> {
  const body = JSON.stringify({ transactionUuid, ...change });
  await fetch(`${shop.gateway}/__control/outside`, { method: 'POST', body });
}

describe.each(kindsUnderTest.filter(({ kind }) => kind !== 'opayo'))('a refund that was made at $kind', (kind) => {
  let accountId = '';

  beforeAll(async () => {
    accountId = await useAccount(shop, kind);
    await kind.quiet(shop);
  });
  afterEach(async () => {
    const differences = await readLedgerDifferences(db);
    expect(differences.filter(({ check }) => check !== 'credit balance')).toEqual([]);
  });

  async function paid(): Promise<{ uuid: string; orderId: string; customer: Customer }> {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.approved);
    const { complete_order_id: orderId } = await complete(shop, customer, uuid);
    return { uuid, orderId: orderId ?? '', customer };
  }

  /** Delivers what the provider has sent, all of it twice. */
  async function hear(uuid: string): Promise<void> {
    if (kind.kind === 'hosted')
      for (const sent of await listPageNotifications(shop, uuid)) {
        await bringBack(shop, sent);
        await bringBack(shop, sent);
      }
    for (const delivery of (await kind.notifications?.take(shop)) ?? []) {
      await kind.notifications?.deliver(shop, accountId, delivery);
      await kind.notifications?.deliver(shop, accountId, delivery);
    }
    await processNotifications(shop.dependencies);
  }

  const readBack = (orderId: string) =>
    db
      .selectFrom('payments')
      .where('orderId', '=', orderId)
      .where('amount', '<', 0)
      .select(['amount', 'status', 'reason'])
      .orderBy('createdAt')
      .execute();

  async function readPosted(orderId: string, account: string): Promise<number> {
    const { sum } = await db
      .selectFrom('ledgerEntries as e')
      .innerJoin('ledgerPostings as p', 'p.entryId', 'e.id')
      .where('e.orderId', '=', orderId)
      .where('p.account', '=', account)
      .select((row) => row.fn.coalesce(row.fn.sum<number>('p.amount'), row.lit(0)).as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum);
  }

  const refund = (orderId: string, body: object) =>
    shop.call(`/api/dashboard/orders/${orderId}/refunds`, { token: clerk.token, body: { reason: 'Closed', ...body } });

  it('comes in by notification, and is in the ledger once', async () => {
    const { uuid, orderId } = await paid();
    await hear(uuid);
    await doOutside(uuid, { refund: 150 });
    await hear(uuid);
    await hear(uuid);
    expect(await readBack(orderId)).toEqual([{ amount: -150, status: 'done', reason: 'Refunded at the provider' }]);
    expect(await readPosted(orderId, 'tender:online')).toBe(price - 150);
    expect(await readPosted(orderId, 'returns')).toBe(150);
    await doOutside(uuid, { refund: 100 });
    await hear(uuid);
    expect((await readBack(orderId)).map(({ amount }) => amount)).toEqual([-150, -100]);
  });

  it('leaves less for us to refund, and ours is not taken for one', async () => {
    const { uuid, orderId } = await paid();
    await kind.endDay(shop);
    await doOutside(uuid, { refund: 150 });
    await hear(uuid);
    expect((await refund(orderId, { amount: price })).status).toBe(422);
    expect((await refund(orderId, { amount: price - 150 })).status).toBe(200);
    await hear(uuid);
    expect((await readBack(orderId)).map(({ amount }) => amount)).toEqual([-150, 150 - price]);
    expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price, refundedAmount: price });
  });

  it('is told from a refund of ours whose answer was lost', async () => {
    const { uuid, orderId } = await paid();
    await kind.endDay(shop);
    const { payments } = shop.dependencies.services;
    const { fetch: ordinary } = payments;
    payments.fetch = async (input, init) => {
      await ordinary(input, init);
      throw new TypeError('fetch failed');
    };
    expect((await refund(orderId, { amount: 200 })).status).toBe(200);
    payments.fetch = ordinary;
    await doOutside(uuid, { refund: 100 });
    await hear(uuid);
    expect(await readBack(orderId)).toEqual([
      { amount: -200, status: 'submitted', reason: 'Closed' },
      { amount: -100, status: 'done', reason: 'Refunded at the provider' },
    ]);
    expect(await atGateway(shop, uuid)).toMatchObject({ refundedAmount: 300 });
    // As the next request for it would find.
    await db
      .updateTable('payments')
      .set({ status: 'done', completedAt: shop.clock.now(), nextCheckAt: null })
      .where('amount', '=', -200)
      .where('orderId', '=', orderId)
      .execute();
    await db.updateTable('paymentTransactions').set({ refundedAmount: 300 }).where('id', '=', uuid).execute();
  });

  it('counts as a dispute when the bank took it, until the dispute is won', async () => {
    if (kind.kind !== 'stripe') return;
    const { uuid, orderId } = await paid();
    await hear(uuid);
    await doOutside(uuid, { dispute: price });
    await hear(uuid);
    expect(await readBack(orderId)).toEqual([
      { amount: -price, status: 'done', reason: 'Taken back by the bank in a dispute' },
    ]);
    expect(await readPosted(orderId, 'tender:online')).toBe(0);
    await doOutside(uuid, { dispute: 0 });
    await hear(uuid);
    expect(await readBack(orderId)).toMatchObject([{ status: 'failed' }]);
    expect(await readPosted(orderId, 'tender:online')).toBe(price);
    expect(await readPosted(orderId, 'returns')).toBe(0);
  });

  it('gives a booking that was cancelled during a dispute its credit once the dispute is won', async () => {
    if (kind.kind !== 'stripe') return;
    const { uuid, orderId, customer } = await paid();
    await doOutside(uuid, { dispute: price });
    await hear(uuid);
    const { token, bookingId, userId } = customer;
    const path = `/api/activities/bookings/${bookingId}?source=my-account`;
    expect((await shop.call(path, { method: 'DELETE', token })).status).toBe(200);
    const read = () => db.selectFrom('creditAccounts').where('userId', '=', userId).select('balance').execute();
    expect(await read()).toEqual([]);
    await doOutside(uuid, { dispute: 0 });
    await hear(uuid);
    await hear(uuid);
    expect(await read()).toEqual([{ balance: price }]);
    expect(await readBack(orderId)).toMatchObject([{ status: 'failed' }]);
  });
});
