import fc from 'fast-check';
import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { addPlace, customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';
import { sendRefunds } from './send-refund.ts';

const { db } = await testDatabase({ max: 20 });
const shop = await openShop(db);
const gateway = faultyGateway(shop);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const seats = 3;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 300_000;

afterEach(() => {
  gateway.calm();
});

/** An order of some places, paid by card. */
async function ordered() {
  const customer = await customerWithBasket(shop);
  const bookingIds = [customer.bookingId];
  while (bookingIds.length < seats) bookingIds.push((await addPlace(shop, customer)).bookingId);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id } = await complete(shop, customer, prepared.transaction_uuid);
  const id = complete_order_id ?? '';
  return {
    id,
    uuid: prepared.transaction_uuid,
    userId: customer.userId,
    refund: (amount?: number) =>
      shop.call(`/api/dashboard/orders/${id}/refunds`, { token: clerk.token, body: { reason: 'Closed', amount } }),
    cancel: (seat: number) =>
      shop.call(`/api/activities/bookings/${bookingIds[seat] ?? ''}?source=my-account`, {
        method: 'DELETE',
        token: customer.token,
      }),
  };
}
type Order = Awaited<ReturnType<typeof ordered>>;

const refusal = async () => Response.json({ code: '1009', description: 'Amount refused' }, { status: 422 });

/** The customer's money, minor units: refunds that went, credit, and what the cancelled places had cost. */
async function read({ id, userId }: Order) {
  const payments = await db
    .selectFrom('payments')
    .where('orderId', '=', id)
    .where('amount', '<', 0)
    .select(['amount', 'status'])
    .execute();
  const accounts = await db.selectFrom('creditAccounts').where('userId', '=', userId).select('balance').execute();
  const bookings = await db
    .selectFrom('bookings')
    .where('orderId', '=', id)
    .select(['status', 'price', 'creditDenied'])
    .execute();
  const cancelled = bookings.filter(({ status }) => status === 'cancelled');
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    open: payments.filter(({ status }) => status === 'created' || status === 'submitted').length,
    failed: payments.filter(({ status }) => status === 'failed').length,
    refunded: add(payments.filter(({ status }) => status === 'done').map(({ amount }) => -amount)),
    credit: add(accounts.map(({ balance }) => balance)),
    worth: add(cancelled.map((booking) => booking.price ?? 0)),
    denied: add(cancelled.map(({ creditDenied }) => creditDenied)),
  };
}

async function refundedAtGateway({ uuid }: Order): Promise<number | undefined> {
  const { providerRef } = await db
    .selectFrom('paymentTransactions')
    .where('id', '=', uuid)
    .select('providerRef')
    .executeTakeFirstOrThrow();
  const payments = await gatewayPayments(shop.gateway);
  return payments.find(({ transactionId }) => transactionId === providerRef)?.refundedAmount;
}

it('gives a cancellation what a refund withheld from it that the provider then refuses, once', async () => {
  const order = await ordered();
  gateway.plan('refund', async () => {
    for (let seat = 0; seat < seats; seat += 1) expect((await order.cancel(seat)).status).toBe(200);
    expect(await read(order)).toMatchObject({ credit: 0, denied: seats * price });
    return refusal();
  });
  expect((await order.refund()).status).toBe(200);
  expect(await read(order)).toMatchObject({ failed: 1, refunded: 0, credit: seats * price, denied: 0 });
  expect((await order.refund()).status).toBe(422);
  expect(await readOrderMoneyFaults(db)).toEqual([]);
});

it('is given by the database once for a cancellation, and once more for each refund that failed', async () => {
  const order = await ordered();
  gateway.plan('refund', refusal);
  await order.refund();
  await order.cancel(0);
  const { rows } = await sql<{
    id: string;
  }>`select id from payments where order_id = ${order.id} and status = 'failed'`.execute(db);
  const copy = (facts: Record<string, string>) =>
    db.transaction().execute(async (tx) => {
      await sql`insert into credit_entries select (jsonb_populate_record(e,
        jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(facts)}::jsonb)).*
        from credit_entries e where order_id = ${order.id}`.execute(tx);
    });
  const [failed] = rows;
  await expect(copy({})).rejects.toMatchObject({ constraint: 'credit_entries_cancelled_once' });
  await expect(copy({ failed_refund_id: failed?.id ?? '', reason: 'refund' })).rejects.toMatchObject({
    constraint: 'credit_entries_check',
  });
  const denied = db.updateTable('bookings').set({ creditDenied: -1 }).where('orderId', '=', order.id);
  await expect(denied.execute()).rejects.toMatchObject({ constraint: 'bookings_credit_denied_check' });
});

it('puts a refund that was refused on the list of what needs attention, until it is refunded again', async () => {
  const order = await ordered();
  const list = async () => {
    const { payments } = await readAttention(db, { page: 1, perPage: 100, now: shop.clock.now() });
    return payments.filter(({ orderId }) => orderId === order.id).map(({ reason }) => reason);
  };
  gateway.plan('refund', refusal);
  await order.refund();
  expect(await list()).toEqual(['not_given_back']);
  shop.clock.advance(1);
  await order.refund();
  expect(await list()).toEqual([]);
});

interface Step {
  kind: 'refund' | 'cancel' | 'send';
  /** What the provider says; a request that was lost is asked for again by the job. */
  answer: 'accepted' | 'refused' | 'lost';
  seat: number;
  /** Minor units; 0 for all that is left. */
  amount: number;
  /** Places that are cancelled while the provider thinks. */
  meanwhile: number[];
}

const seat = fc.nat(seats - 1);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind']>('refund', 'refund', 'refund', 'cancel', 'send'),
  answer: fc.constantFrom<Step['answer']>('accepted', 'refused', 'refused', 'lost'),
  seat,
  amount: fc.constantFrom(0, 0, 200, price, price + 150, 2 * price),
  meanwhile: fc.array(seat, { maxLength: 2 }),
});
/** What happens at once. */
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

async function run(order: Order, { kind, answer, amount, meanwhile, seat: one }: Step): Promise<void> {
  if (kind === 'cancel') return void (await order.cancel(one));
  if (kind === 'send') {
    shop.clock.advance(400);
    return void (await sendRefunds(shop.dependencies));
  }
  gateway.plan('refund', async (carryOut) => {
    for (const other of meanwhile) await order.cancel(other);
    if (answer === 'refused') return refusal();
    if (answer === 'lost') throw new TypeError('fetch failed');
    return carryOut();
  });
  const { status } = await order.refund(amount === 0 ? undefined : amount);
  expect([200, 422]).toContain(status);
}

/** Asks until the provider has carried out every refund that was not refused at first. */
async function settle(order: Order): Promise<void> {
  gateway.calm();
  for (let round = 0; round < 10 && (await read(order)).open > 0; round += 1) {
    shop.clock.advance(400);
    await sendRefunds(shop.dependencies);
  }
}

it(
  'gives the customer what the rule says and no more than was paid, whatever the provider answers and when',
  async () => {
    let withheld = 0;
    const property = fc.asyncProperty(histories, async (rounds) => {
      const order = await ordered();
      for (const steps of rounds) await Promise.all(steps.map((one) => run(order, one)));
      await settle(order);
      const { open, failed, refunded, credit, worth } = await read(order);
      if (failed > 0 && credit > 0) withheld += 1;
      expect(open).toBe(0);
      expect(refunded + credit).toBe(Math.min(seats * price, refunded + worth));
      expect(await refundedAtGateway(order)).toBe(refunded);
      expect(await readOrderMoneyFaults(db)).toEqual([]);
      expect(await readLedgerDifferences(db)).toEqual([]);
    });
    await fc.assert(property, { numRuns: scaledRuns(40), endOnFailure: true });
    expect(withheld).toBeGreaterThanOrEqual(leastCount(5));
  },
  timeoutMs,
);
