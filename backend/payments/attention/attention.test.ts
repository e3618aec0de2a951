import { spawnSync } from 'node:child_process';
import { subMinutes } from 'date-fns/subMinutes';
import type { Insertable } from 'kysely';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import type { PaymentsTable } from '#backend/db/tables/orders.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';
import { attentionText } from './attention-text.ts';
import { readAttention } from './attention.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);
const begun = shop.clock.now();

const read = (page = 1, perPage = 20) => readAttention(db, { page, perPage, now: shop.clock.now() });
const seconds = (date: Date) => date.toISOString().replace(/\.\d+/, '');

afterEach(async () => {
  gateway.calm();
  shop.clock.set(begun.toISOString());
  await db.updateTable('payments').set({ status: 'failed', completedAt: begun }).where('amount', '<', 0).execute();
  await db.updateTable('paymentTransactions').set({ state: 'reversed', updatedAt: begun }).execute();
});

async function prepared() {
  const customer = await customerWithBasket(shop);
  const agreed = await agree(shop, customer);
  return { customer, agreed, uuid: agreed.transaction_uuid };
}

/** A paid order, of whose payment the provider no longer says what became of it. */
async function unsettled(minutes: number): Promise<{ uuid: string; refund: (createdAt: Date) => Promise<unknown> }> {
  const { customer, agreed, uuid } = await prepared();
  await authorise(shop, customer, agreed, cards.approved);
  await complete(shop, customer, uuid);
  const paid = await db.selectFrom('payments').where('transactionId', '=', uuid).selectAll().executeTakeFirstOrThrow();
  const updatedAt = subMinutes(shop.clock.now(), minutes);
  await db.updateTable('paymentTransactions').set({ state: 'unknown', updatedAt }).where('id', '=', uuid).execute();
  const { orderId, id: refundOf } = paid;
  const values: Insertable<PaymentsTable> = {
    ...{ orderId, refundOf, transactionId: uuid },
    ...{ tenderType: 'online', heldBy: 'card_provider', amount: -100, status: 'submitted' },
  };
  return {
    uuid,
    refund: (createdAt) =>
      db
        .insertInto('payments')
        .values({ ...values, createdAt })
        .execute(),
  };
}

it('counts a refund as not given back after ten minutes, and not before', async () => {
  const { uuid, refund } = await unsettled(60);
  const requestedAt = shop.clock.now();
  await refund(requestedAt);
  shop.clock.advance(9 * 60 + 59);
  const [early] = (await read()).payments;
  expect(early).toMatchObject({
    transactionUuid: uuid,
    reason: 'not_settled',
    since: seconds(subMinutes(requestedAt, 60)),
  });
  shop.clock.advance(1);
  const [late] = (await read()).payments;
  expect(late).toMatchObject({ transactionUuid: uuid, reason: 'not_given_back', since: seconds(requestedAt) });
});

it('lists a payment once, since its oldest refund', async () => {
  const { uuid, refund } = await unsettled(5);
  const requestedAt = subMinutes(shop.clock.now(), 30);
  for (const minutes of [30, 20, 1]) await refund(subMinutes(shop.clock.now(), minutes));
  const { payments, total } = await read();
  expect(total).toBe(1);
  expect(payments).toEqual([expect.objectContaining({ transactionUuid: uuid, since: seconds(requestedAt) })]);
});

it('is read page by page, with the number of all also beyond the last one', async () => {
  const younger = await unsettled(20);
  const older = await unsettled(40);
  const uuids = async (page: number) => {
    const { payments, total } = await read(page, 1);
    return [total, ...payments.map(({ transactionUuid }) => transactionUuid)];
  };
  expect([await uuids(1), await uuids(2), await uuids(3)]).toEqual([[2, older.uuid], [2, younger.uuid], [2]]);
});

it('is a metric by reason, and a text for operators', async () => {
  const { uuid, refund } = await unsettled(60);
  await refund(subMinutes(shop.clock.now(), 20));
  await unsettled(15);
  const metric = async (reason: string) =>
    (await shop.call('/metrics')).text.match(
      new RegExp(`^touchline_payments_needing_attention\\{reason="${reason}"\\} (.+)$`, 'm'),
    )?.[1];
  expect(await Promise.all(['not_given_back', 'not_settled', 'no_answer', 'differs'].map(metric))).toEqual([
    ...['1', '1', '0', '0'],
  ]);
  const { payments, total } = await read(1, 1);
  const [line = '', ...rest] = attentionText(payments, total).split('\n');
  const amount = `£${(price / 100).toFixed(2)}`;
  expect(line).toContain(`not_given_back  ${uuid}: ${amount}, captured ${amount}, given back £0.00; opayo, reference `);
  expect(rest).toEqual(['and 1 more', 'Payments that need attention: 2']);
});

const readCount = (metrics: string) =>
  Number(metrics.match(/^touchline_payments_attention_total\{reason="no_answer"\} (.+)$/m)?.[1]);

// In a process of its own, as the counts are those of a process.
it('counts none at the start of a process, so that an alert sees the first one', () => {
  const script = `import { register } from 'prom-client';
    await import('#backend/payments/attention/attention-count.ts');
    console.log(await register.metrics());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(readCount(stdout)).toBe(0);
});

it('counts each payment that is given up without an answer', async () => {
  const count = async () => readCount((await shop.call('/metrics')).text);
  const before = await count();
  const { customer, agreed, uuid } = await prepared();
  gateway.plan('authorise', 'answer lost');
  await authorise(shop, customer, agreed, cards.approved, 202);
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(200);
    await reconcilePayments(shop.dependencies);
  }
  expect(await count()).toBe(before + 1);
  const { payments } = await read();
  expect(payments).toEqual([expect.objectContaining({ transactionUuid: uuid, reason: 'no_answer' })]);
  expect(attentionText(payments, 1)).toContain('opayo, no reference; no order');
});
