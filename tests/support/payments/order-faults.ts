import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { isEnded } from '#backend/payments/records/transitions.ts';
import { atGateway } from '#tests/support/checkout/kinds.ts';
import type { Customer, Shop } from '#tests/support/checkout/shop.ts';

/** What a basket costs, by card and in credit; minor units. */
interface Due {
  card: number;
  credit: number;
}

type Faults = Record<string, { is: unknown; shouldBe: unknown }>;

async function readPayments({ db }: Shop, { cartId }: Customer) {
  return db.selectFrom('paymentTransactions').selectAll().where('cartId', '=', cartId).execute();
}

/** Lets the reconciler end the payments of a basket, and what is held only for a time expire. */
export async function comeToRest(shop: Shop, customer: Customer): Promise<void> {
  for (const seconds of [5, 31, 130, 400, 700, 700]) {
    if ((await readPayments(shop, customer)).every(isEnded)) break;
    shop.clock.advance(seconds);
    await reconcilePayments(shop.dependencies);
  }
  shop.clock.advance(26 * 60);
  await releaseExpiredHolds(shop.dependencies);
}

/** The gateway and our record of the basket's payments: kept is what an order is paid with, and nothing else. */
async function moneyFaults(shop: Shop, customer: Customer, due: Due): Promise<Faults> {
  const faults: Faults = {};
  const note = (name: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe) faults[name] = { is, shouldBe };
  };
  for (const payment of await readPayments(shop, customer)) {
    const { id, state, orderId, capturedAmount, refundedAmount } = payment;
    const gateway = await atGateway(shop, id);
    const kept = orderId === null ? 0 : due.card;
    note(`end of ${id}`, isEnded(payment) && (orderId === null) === (state !== 'completed'), true);
    note(`kept by us of ${id}`, capturedAmount - refundedAmount, kept);
    note(`kept by the gateway of ${id}`, (gateway?.capturedAmount ?? 0) - (gateway?.refundedAmount ?? 0), kept);
    note(`on hold of ${id}`, gateway?.isHeld ?? false, false);
  }
  return faults;
}

/** The places and credit of the basket: of the order, or free again. */
async function heldFaults({ db }: Shop, customer: Customer, due: Due, orderId: string | undefined): Promise<Faults> {
  const booking = await db
    .selectFrom('bookings')
    .where('id', '=', customer.bookingId)
    .select(['status', 'orderId', 'pinnedBy', 'releasedAt'])
    .executeTakeFirstOrThrow();
  const { consumed } = await db
    .selectFrom('occurrences')
    .where('id', '=', customer.occurrenceId)
    .select('consumed')
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('creditAccounts')
    .where('userId', '=', customer.userId)
    .select(['balance', 'reserved'])
    .executeTakeFirstOrThrow();
  const reservations = await db
    .selectFrom('creditReservations')
    .where('cartId', '=', customer.cartId)
    .select(['state', 'pinnedBy'])
    .execute();
  const isOrdered = orderId !== undefined;
  const is = {
    place: { isSettled: booking.status === 'settled', orderId: booking.orderId ?? undefined, consumed },
    isTied: booking.pinnedBy !== null || reservations.some(({ pinnedBy }) => pinnedBy !== null),
    credit: { balance: account.balance, reserved: account.reserved, states: reservations.map(({ state }) => state) },
  };
  const shouldBe = {
    place: { isSettled: isOrdered, orderId, consumed: isOrdered ? 1 : 0 },
    isTied: false,
    credit: {
      balance: isOrdered ? 0 : due.credit,
      reserved: 0,
      states: [isOrdered ? 'consumed' : 'released'],
    },
  };
  return JSON.stringify(is) === JSON.stringify(shouldBe) ? {} : { held: { is, shouldBe } };
}

/** What is wrong with a basket of one place, paid by card and credit, when nothing happens any more. */
export async function readOrderFaults(shop: Shop, customer: Customer, due: Due): Promise<Faults> {
  const orders = await shop.db.selectFrom('orders').where('cartId', '=', customer.cartId).selectAll().execute();
  const payments = await readPayments(shop, customer);
  const paidOrders = payments.flatMap(({ orderId }) => orderId ?? []);
  const tenders = await shop.db
    .selectFrom('payments')
    .where('orderId', 'in', [...orders.map(({ id }) => id), customer.bookingId])
    .select('amount')
    .execute();
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  const [order] = orders;
  return {
    ...(orders.length > 1 && { orders: { is: orders.length, shouldBe: 'one at most' } }),
    ...((paidOrders.length !== orders.length || paidOrders[0] !== order?.id) && {
      'orders of payments': { is: paidOrders, shouldBe: orders.map(({ id }) => id) },
    }),
    ...(paid !== orders.length * (due.card + due.credit) && { paid: { is: paid, shouldBe: due } }),
    ...(await moneyFaults(shop, customer, due)),
    ...(await heldFaults(shop, customer, due, order?.id)),
  };
}
