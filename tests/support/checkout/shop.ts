import { cancelBooking } from '#backend/bookings/operations/cancel-bookings.ts';
import { getBookingCalendar } from '#backend/bookings/operations/read-bookings.ts';
import { applyCredits } from '#backend/checkout/operations/apply-credits.ts';
import { authoriseCheckout } from '#backend/checkout/operations/authorise-checkout.ts';
import { completeCheckoutSession, completeCheckout } from '#backend/checkout/operations/complete-checkout.ts';
import { getCheckoutProvider } from '#backend/checkout/operations/get-checkout-provider.ts';
import {
  getTransaction,
  getPayment,
  cancelPayment,
  authorisePayment,
} from '#backend/checkout/operations/payment-attempts.ts';
import { prepareCheckoutSession } from '#backend/checkout/operations/prepare-checkout-session.ts';
import { prepareSessionPayment, prepareCheckout } from '#backend/checkout/operations/prepare-checkout.ts';
import { notifyPayment, returnHosted } from '#backend/checkout/operations/provider-answers.ts';
import { getStripeConfig, createOpayoSession } from '#backend/checkout/operations/provider-sessions.ts';
import { deleteSavedCard, listSavedCards } from '#backend/checkout/operations/saved-cards.ts';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { getOrder } from '#backend/orders/operations/read-orders.ts';
import { completeSca, getScaForm, notifySca } from '#backend/payments/operations/sca.ts';
import { listAttentionPayments, retryReverse } from '#backend/payments/operations/staff-payments.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { refundOrder } from '#backend/refunds/operations/refund-order.ts';
import { leaveV1Waitlist, joinV1Waitlist, leaveWaitlist, joinWaitlist } from '#backend/waitlist/operations/waitlist.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { testBackend, testClock, testConfig, type Sent, type TestClock } from '#tests/support/backend.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { makePeople, makeSession } from '#tests/support/places/session.ts';

const operations = {
  applyCredits,
  authoriseCheckout,
  completeCheckoutSession,
  completeCheckout,
  getCheckoutProvider,
  prepareCheckoutSession,
  prepareCheckout,
  prepareSessionPayment,
  getOrder,
  authorisePayment,
  cancelPayment,
  completeSca,
  createOpayoSession,
  listSavedCards,
  deleteSavedCard,
  getScaForm,
  getTransaction,
  getStripeConfig,
  notifyPayment,
  notifySca,
  returnHosted,
  cancelBooking,
  getBookingCalendar,
  joinWaitlist,
  joinV1Waitlist,
  leaveWaitlist,
  leaveV1Waitlist,
  listAttentionPayments,
  getPayment,
  retryReverse,
  refundOrder,
};

export const start = '2026-11-24T12:00:00Z';
export const price = 620;

export interface Shop {
  db: Db;
  clock: TestClock;
  dependencies: Dependencies;
  gateway: string;
  gatewayPort: number;
  call: ReturnType<typeof testBackend>['call'];
}

/** Our backend with a controlled clock, and the real sandbox gateway beside it. Call it at the top of a test file. */
export async function openShop(db: Db, overrides: Partial<Config> = {}): Promise<Shop> {
  const sandbox = await createSandbox({ port: 0, seed: 'shop', control: true }).start();
  afterAll(() => sandbox.stop());
  const config = testConfig({ gatewayPort: sandbox.port, paymentTimeoutSeconds: 2, ...overrides });
  const clock = testClock(start);
  const services = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
  const dependencies = { db, clock, config, services, ids: randomIds, log: createLog('silent'), limits: noRateLimits };
  const { call } = testBackend({ ...dependencies, operations });
  await db.insertInto('operators').values({ name: 'Touchline Leisure', termsHtml: '<p>Be kind.</p>' }).execute();
  await db
    .insertInto('paymentAccounts')
    .values({ kind: 'opayo', mode: 'sandbox', name: 'Sandbox', settings: JSON.stringify({ savedCards: 'with_code' }) })
    .execute();
  return {
    db,
    clock,
    dependencies,
    call,
    gatewayPort: sandbox.port,
    gateway: `http://127.0.0.1:${sandbox.port}`,
  };
}

export interface Customer {
  userId: number;
  token: string;
  cartId: number;
  occurrenceId: string;
  bookingId: string;
}

/** Puts one held place of a new session into somebody's basket. */
export async function addPlace(
  { db, clock }: Shop,
  cart: { userId: number; cartId: number },
  linePrice = price,
): Promise<{ occurrenceId: string; bookingId: string }> {
  const startsAt = new Date('2026-11-26T18:30:00Z');
  const occurrenceId = await makeSession(db, { startsAt, maximum: 20, bookingType: 'classes', price: linePrice });
  const now = clock.now();
  const request = {
    occurrenceId,
    userId: cart.userId,
    bookedByUserId: cart.userId,
    channel: 'online' as const,
    places: 1,
  };
  const reservation = await transact(db, (tx) =>
    reservePlaces(tx, { ...request, expiresAt: new Date(now.getTime() + 15 * 60_000) }, now),
  );
  if (!reservation.taken) throw new Error(reservation.reason);
  const amounts = { unitPrice: linePrice, standardPrice: linePrice, lineTotal: linePrice };
  await db
    .insertInto('cartItems')
    .values({
      cartId: cart.cartId,
      type: 'av2_booking',
      purchasableType: 'av2Booking',
      purchasableId: occurrenceId,
      name: 'Lane swim',
      bookingId: reservation.booking.id,
      purchasedForUserId: cart.userId,
      ...amounts,
    })
    .execute();
  return { occurrenceId, bookingId: reservation.booking.id };
}

let customers = 0;

/** A signed-in customer with one place in the basket. */
export async function customerWithBasket(shop: Shop, linePrice = price): Promise<Customer> {
  const { db, clock } = shop;
  const [userId = 0] = await makePeople(db, 1);
  customers += 1;
  const token = `customer${customers}`.padEnd(43, 'x');
  const address = { address1: '14 Wharf Street', town: 'Sowerby Bridge', postcode: 'HX6 2AE', country: 'GB' };
  await db
    .updateTable('users')
    .set({ email: `robin${customers}@example.com`, ...address })
    .where('id', '=', userId)
    .execute();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 86_400_000 * 30);
  await db
    .insertInto('accessTokens')
    .values({ userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, expiresAt })
    .execute();
  const cart = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = await addPlace(shop, { userId, cartId: cart.id }, linePrice);
  return { userId, token, cartId: cart.id, ...place };
}

/** Calls as a customer and returns `data`; fails the test on any other status than the expected one. */
export async function ask<Data = Record<string, unknown>>(
  shop: Shop,
  customer: Customer | null,
  path: string,
  sent: Sent = {},
  status = 200,
): Promise<Data> {
  const answer = await shop.call(path, { ...(customer && { token: customer.token }), ...sent });
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  const body = answer.json as { data: Data };
  return status < 400 ? body.data : (answer.json as Data);
}
