import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import { gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';
import { sendRefunds } from './send-refund.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const seller = await makePerson(db, { permissions: ['sell', 'customers'] });

afterEach(async () => {
  gateway.calm();
  const differences = await readLedgerDifferences(db);
  expect(differences.filter(({ check }) => check !== 'credit balance')).toEqual([]);
  expect(await readOrderMoneyFaults(db)).toEqual([]);
});

interface Order {
  id: string;
  refund_status: string | null;
  line_items: { id: string; price: { value: number } }[];
  payments: { amount: { value: number }; tender_type: string; credit_type: string | null; status: string }[];
}

const refund = (id: string, body: Record<string, unknown>, token = clerk.token) =>
  shop.call(`/api/dashboard/orders/${id}/refunds`, { token, body: { reason: 'Closed', ...body } });

const refunded = async (id: string, body: Record<string, unknown> = {}): Promise<Order> => {
  const { status, text, json } = await refund(id, body);
  if (status !== 200) throw new Error(`Answered ${status}: ${text}`);
  return (json as { data: Order }).data;
};

/** Credit of both kinds, set aside for the basket. */
async function setAside({ userId, cartId }: Customer, amounts: { membership: number; general: number }) {
  const expiresAt = new Date(shop.clock.now().getTime() + 600_000);
  for (const type of ['membership', 'general'] as const) {
    const amount = amounts[type];
    const account = await db
      .insertInto('creditAccounts')
      .values({ userId, type, balance: amount, reserved: amount })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('creditEntries').values({ accountId: account.id, amount, reason: 'opening' }).execute();
    await db.insertInto('creditReservations').values({ accountId: account.id, cartId, amount, expiresAt }).execute();
  }
}

async function getCredit(userId: number): Promise<Record<string, number>> {
  const rows = await db.selectFrom('creditAccounts').where('userId', '=', userId).select(['type', 'balance']).execute();
  return Object.fromEntries(rows.map(({ type, balance }) => [type, balance]));
}

async function ordered(credit = { membership: 0, general: 0 }): Promise<{ customer: Customer; id: string }> {
  const customer = await customerWithBasket(shop);
  if (credit.membership + credit.general > 0) await setAside(customer, credit);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id } = await complete(shop, customer, prepared.transaction_uuid);
  return { customer, id: complete_order_id ?? '' };
}

async function atGateway(orderId: string) {
  const { providerRef } = await db
    .selectFrom('paymentTransactions')
    .where('orderId', '=', orderId)
    .select('providerRef')
    .executeTakeFirstOrThrow();
  const payments = await gatewayPayments(shop.gateway);
  return payments.find(({ transactionId }) => transactionId === providerRef)?.refundedAmount;
}

it('is for staff who may refund', async () => {
  const { customer, id } = await ordered();
  expect((await refund(id, {}, customer.token)).status).toBe(403);
  expect((await refund(id, {}, seller.token)).status).toBe(403);
  expect((await shop.call(`/api/dashboard/orders/${id}/refunds`, { body: { reason: 'x' } })).status).toBe(401);
  expect((await refund('00000000-0000-4000-8000-000000000001', {})).status).toBe(404);
});

it('gives a part and then the rest back to the card, and no more', async () => {
  const { id } = await ordered();
  const part = await refunded(id, { amount: 120 });
  expect(part.refund_status).toBe('partial');
  expect(part.payments.map(({ amount, status }) => [amount.value, status])).toEqual([
    [price, 'done'],
    [-120, 'done'],
  ]);
  expect(await atGateway(id)).toBe(120);
  const tooMuch = await refund(id, { amount: price });
  expect(tooMuch.status).toBe(422);
  expect(tooMuch.json).toMatchObject({ errors: { amount: [`Must be at most ${price - 120}`] } });
  expect((await refunded(id)).refund_status).toBe('full');
  expect(await atGateway(id)).toBe(price);
  expect((await refund(id, {})).json).toMatchObject({ errors: { amount: ['Nothing is left to refund'] } });
  const audit = db.selectFrom('auditEvents').where('subjectId', '=', id).where('action', '=', 'order_refunded');
  expect(await audit.select('actorUserId').execute()).toEqual([{ actorUserId: clerk.id }, { actorUserId: clerk.id }]);
});

it('needs a reason', async () => {
  const { id } = await ordered();
  expect((await refund(id, { reason: ' ' })).json).toMatchObject({ errors: { reason: expect.anything() } });
});

it('gives each tender back as what it was, the card first and membership credit last', async () => {
  const { customer, id } = await ordered({ membership: 100, general: 200 });
  const part = await refunded(id, { amount: 420 });
  const back = part.payments.filter(({ amount }) => amount.value < 0);
  expect(
    back.map(({ tender_type, credit_type, amount }) => [tender_type, credit_type, amount.value]).toSorted(),
  ).toEqual([
    ['credit', 'general', -100],
    ['online', null, -320],
  ]);
  expect(await getCredit(customer.userId)).toEqual({ membership: 0, general: 100 });
  await refunded(id);
  expect(await getCredit(customer.userId)).toEqual({ membership: 100, general: 200 });
  expect(await atGateway(id)).toBe(320);
});

it('refunds a line up to its price', async () => {
  const { id } = await ordered();
  const { line_items } = await ask<Order>(shop, null, `/api/v1/orders/${id}`, { token: seller.token });
  const lines = [line_items[0]?.id];
  expect((await refund(id, { line_item_ids: lines, amount: price + 1 })).status).toBe(422);
  await refunded(id, { line_item_ids: lines, amount: 20 });
  const line = await db.selectFrom('orderLines').where('orderId', '=', id).select('refunded').executeTakeFirstOrThrow();
  expect(line.refunded).toBe(20);
  const foreign = await refund(id, { line_item_ids: ['00000000-0000-4000-8000-000000000001'] });
  expect(foreign.json).toMatchObject({ errors: { 'line_item_ids.0': ['Must be a line of this order'] } });
});

it('gives nothing back that a cancellation gave as credit, and the other way round', async () => {
  const { customer, id } = await ordered();
  const cancel = () =>
    shop.call(`/api/activities/bookings/${customer.bookingId}?source=my-account`, {
      method: 'DELETE',
      token: customer.token,
    });
  await refunded(id, { amount: 200 });
  expect((await cancel()).status).toBe(200);
  expect(await getCredit(customer.userId)).toEqual({ general: price - 200 });
  expect((await refund(id, {})).status).toBe(422);
});

it('never gives back more than was paid, however many ask at once', async () => {
  const { id } = await ordered();
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, { amount: 400 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  expect(await atGateway(id)).toBe(400);
});

it('is refused by the database, too, when it is more than was paid', async () => {
  const { id } = await ordered();
  const original = await db.selectFrom('payments').where('orderId', '=', id).selectAll().executeTakeFirstOrThrow();
  const { orderId, transactionId } = original;
  const held = { tenderType: 'online', heldBy: 'card_provider' } as const;
  const values = { ...held, orderId, transactionId, status: 'created', refundOf: original.id } as const;
  const write = (amount: number) =>
    db
      .insertInto('payments')
      .values({ ...values, amount })
      .execute();
  await expect(write(-price - 1)).rejects.toMatchObject({ constraint: 'payments_refund_within_paid' });
  const results = await Promise.allSettled([write(-400), write(-400)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await sql`update payments set status = 'failed' where refund_of = ${original.id}`.execute(db);
});

describe('when the provider', () => {
  it('refuses, the refund has failed and can be asked for again', async () => {
    const { id } = await ordered();
    gateway.plan('refund', 'refused');
    const failed = await refunded(id);
    expect(failed.refund_status).toBeNull();
    expect(failed.payments.map(({ status }) => status)).toEqual(['done', 'failed']);
    expect((await refunded(id)).refund_status).toBe('full');
    expect(await atGateway(id)).toBe(price);
  });

  it('never got the request, it is asked again under the same reference until it answers', async () => {
    const { id } = await ordered();
    gateway.plan('refund', 'request lost');
    const open = await refunded(id);
    expect(open.payments.map(({ status }) => status)).toEqual(['done', 'submitted']);
    expect((await refund(id, {})).status).toBe(422);
    shop.clock.advance(400);
    await sendRefunds(shop.dependencies);
    const again = await ask<Order>(shop, null, `/api/v1/orders/${id}`, { token: seller.token });
    expect(again.payments.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(await atGateway(id)).toBe(price);
  });

  it('lost its answer, the refund stays open and is carried out once', async () => {
    const { id } = await ordered();
    gateway.plan('refund', 'answer lost');
    await refunded(id, { amount: 100 });
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(400);
      await sendRefunds(shop.dependencies);
    }
    const row = await db
      .selectFrom('payments')
      .where('orderId', '=', id)
      .where('amount', '<', 0)
      .select(['id', 'status'])
      .executeTakeFirstOrThrow();
    expect([row.status, await atGateway(id)]).toEqual(['submitted', 100]);
    await db.updateTable('payments').set({ status: 'done', nextCheckAt: null }).where('id', '=', row.id).execute();
    await db.updateTable('paymentTransactions').set({ refundedAmount: 100 }).where('orderId', '=', id).execute();
  });

  it.each([
    [
      'has carried it out, and a proxy refuses',
      async (carryOut: () => Promise<Response>) => {
        await carryOut();
        return Response.json({ message: 'Forbidden' }, { status: 403 });
      },
    ],
    ['was handed it twice', 'delivered twice'],
  ] as const)('%s, the refund stays open', async (_, fault) => {
    const { id } = await ordered();
    gateway.plan('refund', fault);
    const open = await refunded(id);
    expect(open.payments.map(({ status }) => status)).toEqual(['done', 'submitted']);
    expect([(await refund(id, {})).status, await atGateway(id)]).toEqual([422, price]);
    await db
      .updateTable('payments')
      .set({ status: 'done', nextCheckAt: null })
      .where('orderId', '=', id)
      .where('amount', '<', 0)
      .execute();
    await db.updateTable('paymentTransactions').set({ refundedAmount: price }).where('orderId', '=', id).execute();
  });

  describe('is asked again and again', () => {
    const day = 24 * 60;
    const started = shop.clock.now();
    beforeAll(async () => {
      await db
        .updateTable('accessTokens')
        .set({ createdAt: new Date('2026-12-30'), expiresAt: new Date('2028-01-01') })
        .execute();
    });
    afterEach(() => shop.clock.set(started.toISOString()));

    /** Runs the job every five minutes for some minutes; returns after how many of them it asked. */
    async function getAttempts(minutes: number): Promise<number[]> {
      const attempts: number[] = [];
      for (let after = 5; after <= minutes; after += 5) {
        shop.clock.advance(300);
        const before = gateway.calls.length;
        await sendRefunds(shop.dependencies);
        if (gateway.calls.length > before) attempts.push(after);
      }
      return attempts;
    }
    const attention = () =>
      ask<{ order_id: string; reason: string; since: string }[]>(
        shop,
        null,
        '/api/dashboard/payments?status=attention',
        { token: clerk.token },
      );
    /** Ends the refund as the provider has it. */
    async function settleAs(id: string, status: 'done' | 'failed') {
      await db
        .updateTable('payments')
        .set({ status, nextCheckAt: null, completedAt: shop.clock.now() })
        .where('orderId', '=', id)
        .where('amount', '<', 0)
        .execute();
      if (status === 'done')
        await db.updateTable('paymentTransactions').set({ refundedAmount: 100 }).where('orderId', '=', id).execute();
    }

    it.each([
      ['says that it has had the request', 'answer lost', null, 'done'],
      ['refuses', 'request lost', 'refused', 'failed'],
    ] as const)('and %s, less and less often, and staff see it', async (_, first, later, end) => {
      const { id } = await ordered();
      gateway.plan('refund', first);
      await refunded(id, { amount: 100 });
      const since = shop.clock.now().toISOString().replace(/\.\d+/, '');
      gateway.always('refund', later);
      expect((await attention()).filter(({ order_id }) => order_id === id)).toEqual([]);
      const attempts = await getAttempts(5 * day);
      const waits = attempts.slice(1).map((after, index) => after - (attempts[index] ?? 0));
      expect(attempts.slice(0, 4)).toEqual([5, 10, 20, 40]);
      expect(waits.every((wait, index) => wait >= Math.min(attempts[index] ?? 0, day) && wait <= day)).toBe(true);
      expect(attempts.length).toBeLessThanOrEqual(14);
      expect(await attention()).toContainEqual(
        expect.objectContaining({ order_id: id, reason: 'not_given_back', since }),
      );
      await settleAs(id, end);
      expect((await attention()).filter(({ order_id }) => order_id === id)).toEqual([]);
    });

    it('and gives no answer, every five minutes', async () => {
      const { id } = await ordered();
      gateway.always('refund', 'request lost');
      await refunded(id, { amount: 100 });
      expect(await getAttempts(60)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
      gateway.calm();
      expect(await getAttempts(5)).toEqual([5]);
      expect(await atGateway(id)).toBe(100);
    });
  });
});
