import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { barrier } from '#tests/support/barrier.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { faultyGateway, type Fault } from '#tests/support/payments/faulty-gateway.ts';
import { reverse } from './reverse.ts';
import { startReversing } from './start-reversing.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const day = 24 * 60;
const started = shop.clock.now();
const doubled = [5, 10, 20, 40, 80, 160, 320, 640, 1280, day, day];

afterEach(async () => {
  gateway.calm();
  shop.clock.set(started.toISOString());
  await expectBalancedLedger(shop);
});

const countAborts = () => gateway.calls.filter((call) => call === 'abort').length;

async function payment(uuid: string) {
  return db.selectFrom('paymentTransactions').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
}

/** Money that was approved for a basket which has changed, and whose hold cannot be released. */
async function stuck(fault: Fault, by?: Customer): Promise<string> {
  const customer = by ?? (await customerWithBasket(shop));
  const { transaction_uuid: uuid, ...prepared } = await agree(shop, customer);
  await authorise(shop, customer, { ...prepared, transaction_uuid: uuid }, cards.approved);
  await db.updateTable('cartItems').set({ unitPrice: 1, lineTotal: 1 }).where('cartId', '=', customer.cartId).execute();
  gateway.always('abort', fault);
  await complete(shop, customer, uuid, 409);
  return uuid;
}

/** Minutes until the next attempt, which is seen to be made then and not earlier. */
async function awaitAttempt(uuid: string): Promise<number> {
  const { nextCheckAt } = await payment(uuid);
  const minutes = nextCheckAt === null ? NaN : differenceInMinutes(nextCheckAt, shop.clock.now());
  const before = countAborts();
  shop.clock.advance(minutes * 60 - 1);
  await reconcilePayments(shop.dependencies);
  expect(countAborts()).toBe(before);
  shop.clock.advance(1);
  await reconcilePayments(shop.dependencies);
  expect(countAborts()).toBe(before + 1);
  return minutes;
}

async function getReason(uuid: string): Promise<string | undefined> {
  const { payments } = await readAttention(db, { page: 1, perPage: 100, now: shop.clock.now() });
  return payments.find(({ transactionUuid }) => transactionUuid === uuid)?.reason;
}

it.each(['refused', 'request lost'] as const)(
  'tries less and less often while the provider cannot be reached or refuses (%s), at least daily, and staff see it',
  async (fault) => {
    const uuid = await stuck(fault);
    const waits: number[] = [];
    for (const expected of doubled) {
      waits.push(await awaitAttempt(uuid));
      expect(await getReason(uuid)).toBe(expected < 10 ? undefined : 'not_given_back');
    }
    expect(waits).toEqual(doubled);
    expect(await payment(uuid)).toMatchObject({ state: 'reversing' });
    gateway.calm();
    expect(await awaitAttempt(uuid)).toBe(day);
    expect(await payment(uuid)).toMatchObject({ state: 'reversed', nextCheckAt: null });
    expect(await getReason(uuid)).toBeUndefined();
  },
);

it('is tried at once by staff, after which the waits begin anew', async () => {
  const uuid = await stuck('refused');
  for (let attempt = 0; attempt < 3; attempt += 1) await awaitAttempt(uuid);
  const retry = () =>
    shop.call(`/api/dashboard/payments/${uuid}/retry-reverse`, { method: 'POST', token: clerk.token });
  const before = countAborts();
  expect((await retry()).status).toBe(200);
  expect(countAborts()).toBe(before + 1);
  expect([await awaitAttempt(uuid), await awaitAttempt(uuid)]).toEqual([5, 10]);
  gateway.calm();
  expect((await retry()).json).toMatchObject({ data: { state: 'reversed' } });
});

it('is neither tried nor put off further by requests of the customer while it waits', async () => {
  const customer = await customerWithBasket(shop);
  const uuid = await stuck('refused', customer);
  await awaitAttempt(uuid);
  const before = { aborts: countAborts(), payment: await payment(uuid) };
  for (let attempt = 0; attempt < 8; attempt += 1) await complete(shop, customer, uuid, 409);
  expect({ aborts: countAborts(), payment: await payment(uuid) }).toEqual(before);
  gateway.calm();
  expect(await awaitAttempt(uuid)).toBe(10);
  expect(await payment(uuid)).toMatchObject({ state: 'reversed' });
});

it('counts several attempts that fail together once', async () => {
  const uuid = await stuck('refused');
  shop.clock.advance(300);
  const parties = 3;
  const all = barrier(parties);
  gateway.always('transaction', async () => {
    await all();
    throw new TypeError('fetch failed');
  });
  await Promise.all(Array.from({ length: parties }, () => reverse(shop.dependencies, uuid, 'client')));
  gateway.always('transaction', null);
  expect(await payment(uuid)).toMatchObject({ reversalAttempts: 2 });
  expect(await awaitAttempt(uuid)).toBe(10);
  gateway.calm();
  await awaitAttempt(uuid);
});

it('begins with the first wait when a payment has to be given back once more', async () => {
  const uuid = await stuck('refused');
  await awaitAttempt(uuid);
  gateway.calm();
  await awaitAttempt(uuid);
  expect(await payment(uuid)).toMatchObject({ state: 'reversed', reversalAttempts: 2 });
  await transact(db, async (tx) =>
    startReversing(tx, await lockTransaction(tx, uuid), { by: 'notification', reason: 'test' }, shop.dependencies),
  );
  expect(await payment(uuid)).toMatchObject({ state: 'reversing', reversalAttempts: 0 });
  await reverse(shop.dependencies, uuid, 'client');
  expect(await payment(uuid)).toMatchObject({ state: 'reversed' });
});
