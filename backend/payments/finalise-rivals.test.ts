import { setTimeout as wait } from 'node:timers/promises';
import { removeCartItems } from '#backend/cart/operations/remove-cart-items.ts';
import { releaseExpiredHolds } from '#backend/jobs/release-expired-holds.ts';
import { testBackend } from '#tests/support/backend.ts';
import { atGateway, kindsUnderTest, payAs, useAccount, type KindUnderTest } from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger, expectBalancedOrder } from '#tests/support/checkout/ledger.ts';
import { bringBack, notifications as listPageNotifications } from '#tests/support/checkout/pay-on-page.ts';
import { cards } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, start, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { countWaiting } from '#tests/support/lock-queue.ts';
import { watchAwaits } from '#tests/support/payments/awaits.ts';
import { finalise } from './finalise.ts';
import { processNotifications } from './notifications/process-notifications.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { ends } from './records/transitions.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const cartDesk = testBackend({ ...shop.dependencies, operations: { removeCartItems } });

/** A payment that was approved, and has to become an order. */
interface Approved {
  kind: KindUnderTest;
  accountId: string;
  customer: Customer;
  uuid: string;
}

async function approve(kind: KindUnderTest, accountId: string): Promise<Approved> {
  shop.clock.set(start);
  const customer = await customerWithBasket(shop);
  const { uuid } = await payAs(shop, kind, customer, cards.approved);
  return { kind, accountId, customer, uuid };
}

async function notifyAgain({ kind, accountId, uuid }: Approved): Promise<void> {
  if (kind.kind === 'hosted') for (const sent of await listPageNotifications(shop, uuid)) await bringBack(shop, sent);
  const deliveries = (await kind.notifications?.take(shop))?.filter(({ payload }) => payload.includes(uuid)) ?? [];
  for (const delivery of deliveries) await kind.notifications?.deliver(shop, accountId, delivery);
  await processNotifications(shop.dependencies);
}

/** Time passes, as for a process that hangs here. */
async function passTime(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await releaseExpiredHolds(shop.dependencies);
  await reconcilePayments(shop.dependencies);
}

/** What others do with the same payment meanwhile. */
const rivals: Readonly<Record<string, (target: Approved) => Promise<unknown>>> = {
  'another request completes': ({ customer, uuid }) =>
    shop.call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token }),
  'the provider notifies': notifyAgain,
  'the reconciler completes': async ({ uuid }) => {
    await db
      .updateTable('paymentTransactions')
      .set({ nextCheckAt: new Date(start) })
      .where('id', '=', uuid)
      .execute();
    await reconcilePayments(shop.dependencies);
  },
  'the customer cancels': ({ kind, customer, uuid }) =>
    shop.call(`/api/payment-providers/${kind.kind}/cancel/${uuid}`, { method: 'POST', token: customer.token }),
  'everything expires': () => passTime(26 * 60),
  'the basket changes': async ({ customer }) => {
    const lines = await db.selectFrom('cartItems').where('cartId', '=', customer.cartId).select('id').execute();
    const body = { cart_item_ids: lines.map(({ id }) => id), source: 'online', cart_source: 'activity-booking' };
    return cartDesk.call('/api/checkout/cart/remove', { body, token: customer.token });
  },
};

/** A rival that neither ends nor waits for a lock by then waits for the other's result. */
const meetMs = 100;

/** Until the rival has ended, or cannot go on before the other does. */
async function meet(rival: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void rival.finally(() => (hasEnded = true)).catch(() => undefined);
  for (let waitedMs = 0; waitedMs < meetMs && !hasEnded; waitedMs += 5) {
    await wait(5);
    if (!hasEnded && (await countWaiting(db)) > 0) return;
  }
}

/** The names of all awaits while an approved payment becomes an order, in their order. */
async function listAwaits(kind: KindUnderTest): Promise<string[]> {
  const accountId = await useAccount(shop, kind);
  await kind.quiet(shop);
  const target = await approve(kind, accountId);
  const names: string[] = [];
  const deps = watchAwaits(shop.dependencies, (name) => {
    names.push(name);
    return Promise.resolve();
  });
  const { state } = await finalise(deps, target.uuid, 'client');
  expect(state).toBe('completed');
  return names;
}

/** Makes the order of a payment while a rival acts at one of its awaits. */
async function finaliseAgainst(target: Approved, place: number, rival: (target: Approved) => Promise<unknown>) {
  let passed = 0;
  let meeting: Promise<unknown> = Promise.resolve();
  const deps = watchAwaits(shop.dependencies, async () => {
    passed += 1;
    if (passed !== place + 1) return;
    meeting = rival(target);
    await meet(meeting);
  });
  // Whoever comes second may be refused; what counts is what remains.
  await finalise(deps, target.uuid, 'client').catch(() => undefined);
  await meeting.catch(() => undefined);
}

async function read(uuid: string) {
  return db.selectFrom('paymentTransactions').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
}

async function comeToRest(uuid: string): Promise<void> {
  for (const seconds of [5, 31, 130, 400, 700, 700]) {
    const { state } = await read(uuid);
    if (ends.some((end) => end === state)) return;
    shop.clock.advance(seconds);
    await reconcilePayments(shop.dependencies);
  }
}

const awaitsByKind = [];
for (const kind of kindsUnderTest) awaitsByKind.push({ kind, awaits: await listAwaits(kind) });

describe.each(awaitsByKind)('an order paid by $kind.kind, while it is made', ({ kind, awaits }) => {
  let accountId = '';
  beforeAll(async () => {
    accountId = await useAccount(shop, kind);
    await kind.quiet(shop);
  });

  it.each(awaits.map((name, place) => [place + 1, name] as const))(
    'is made once or not at all, whatever happens at await %i: %s',
    async (place) => {
      for (const [name, rival] of Object.entries(rivals)) {
        const target = await approve(kind, accountId);
        await finaliseAgainst(target, place - 1, rival);
        await comeToRest(target.uuid);
        const { state, orderId, capturedAmount, refundedAmount } = await read(target.uuid);
        const orders = await db
          .selectFrom('orders')
          .where('cartId', '=', target.customer.cartId)
          .select('id')
          .execute();
        const gateway = await atGateway(shop, target.uuid);
        expect({
          name,
          ...{ state, isHeld: gateway?.isHeld, orders: orders.map(({ id }) => id) },
          kept: {
            ours: capturedAmount - refundedAmount,
            gateway: gateway && gateway.capturedAmount - gateway.refundedAmount,
          },
        }).toEqual({
          name,
          state: orderId === null ? 'reversed' : 'completed',
          isHeld: false,
          orders: orderId === null ? [] : [orderId],
          kept: orderId === null ? { ours: 0, gateway: 0 } : { ours: price, gateway: price },
        });
        if (orderId !== null) await expectBalancedOrder(shop, orderId);
      }
    },
    60_000,
  );

  // Once, as it reads all orders one by one.
  it('leaves the books balanced', () => expectBalancedLedger(shop));
});
