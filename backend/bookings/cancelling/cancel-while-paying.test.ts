import {
  getBookings,
  cancel,
  completeBasket,
  getCredit,
  makeCreditor,
  payByCredit,
  useCredit,
} from '#tests/support/bookings/credit-customer.ts';
import { entire, getTaken } from '#tests/support/camps/items.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { queueForBasket } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, venue, add } = shop;
const activity = await makeActivity(db, venue);

/** Somebody whose basket with one session is paid by membership credit, but not yet completed. */
async function readyToPay(item: Record<string, unknown>, price: number) {
  const person = await makeCreditor(shop, { membership: price });
  const { id } = await add(person, item);
  const seen = await useCredit(shop, person, { membership: price });
  const lines = await db
    .selectFrom('cartItems')
    .where('cartId', '=', id)
    .where('bookingId', 'is not', null)
    .select('bookingId')
    .execute();
  return { person, cartId: id, seen, bookingIds: lines.flatMap(({ bookingId }) => bookingId ?? []) };
}

async function getOrderId(cartId: number): Promise<string> {
  return (await db.selectFrom('orders').where('cartId', '=', cartId).select('id').executeTakeFirstOrThrow()).id;
}

it('cancels as paid what was paid while the cancelling waited: with its credit, and who cancelled it', async () => {
  const session = await makeSession(db, activity);
  const { person, cartId, seen, bookingIds } = await readyToPay(place(session), 620);
  const [bookingId = ''] = bookingIds;
  const answers = await queueForBasket(db, cartId, [
    () => completeBasket(shop, person, seen),
    () => cancel(shop, person, bookingId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await getBookings(shop, await getOrderId(cartId))).toMatchObject([
    { status: 'cancelled', cancellationSource: 'my-account' },
  ]);
  expect(await getCredit(shop, person)).toEqual({ membership: 620 });
  const mails = await db.selectFrom('outbox').where('dedupeKey', '=', `cancelled:${bookingId}`).select('id').execute();
  expect(mails).toHaveLength(1);
});

it('cancels one day of a camp that was paid meanwhile, not all', async () => {
  const camp = await makeCamp(db, venue);
  const { person, cartId, seen, bookingIds } = await readyToPay(entire(camp), 9000);
  await queueForBasket(db, cartId, [
    () => completeBasket(shop, person, seen),
    () => cancel(shop, person, bookingIds[1] ?? ''),
  ]);
  const bookings = await getBookings(shop, await getOrderId(cartId));
  expect(bookings.map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'settled',
    'settled',
    'settled',
    'settled',
  ]);
  expect((await getTaken(db, camp)).toSorted()).toEqual([0, 1, 1, 1, 1]);
  expect(await getCredit(shop, person)).toEqual({ membership: 1800 });
  const bundle = await db
    .selectFrom('bookingBundles')
    .where('id', '=', bookings[0]?.bundleId ?? '')
    .select('status')
    .executeTakeFirstOrThrow();
  expect(bundle.status).toBe('settled');
});

it('says that the basket changed when the place was cancelled before it is paid', async () => {
  const { person, cartId, seen, bookingIds } = await readyToPay(place(await makeSession(db, activity)), 620);
  const [, paid] = await queueForBasket(db, cartId, [
    () => cancel(shop, person, bookingIds[0] ?? ''),
    () => completeBasket(shop, person, seen),
  ]);
  expect(paid?.status).toBe(422);
  expect(await getCredit(shop, person)).toEqual({ membership: 620 });
});

it('cancels once what two ask to cancel', async () => {
  const person = await makeCreditor(shop, { membership: 620 });
  const { id: cartId } = await add(person, place(await makeSession(db, activity)));
  const [booking] = await payByCredit(shop, person, { membership: 620 });
  const twice = [1, 2].map(() => () => cancel(shop, person, booking?.id ?? ''));
  const answers = await queueForBasket(db, cartId, twice);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  const [, second] = answers;
  expect(second && getFailure(second)).toMatchObject({
    code: 'cannot_cancel',
    message: 'This booking is already cancelled',
  });
  expect(await getCredit(shop, person)).toEqual({ membership: 620 });
});

describe('the database', () => {
  async function paidCamp() {
    const person = await makeCreditor(shop, { membership: 9000 });
    const { id: cartId } = await add(person, entire(await makeCamp(db, venue)));
    const [booking] = await payByCredit(shop, person, { membership: 9000 });
    return { cartId, bundleId: booking?.bundleId ?? '', bookingId: booking?.id ?? '' };
  }

  it('refuses to cancel what was paid without saying who cancels it', async () => {
    const { bookingId } = await paidCamp();
    const asHold = db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelledAt: new Date(), releasedAt: new Date() });
    await expect(asHold.where('id', '=', bookingId).execute()).rejects.toThrow('bookings_paid_has_source');
  });

  it('refuses to bring back what is settled or cancelled', async () => {
    const { bookingId } = await paidCamp();
    const held = db.updateTable('bookings').set({ status: 'reserved', expiresAt: new Date() });
    await expect(held.where('id', '=', bookingId).execute()).rejects.toThrow('cannot go from settled to reserved');
  });

  it('refuses a paid camp without bookings, and the end of one that has some', async () => {
    const { bundleId } = await paidCamp();
    const gone = {
      status: 'cancelled',
      cancelledAt: new Date(),
      releasedAt: new Date(),
      cancellationSource: 'customers',
    } as const;
    const unfit = 'do not fit its status';
    await expect(db.updateTable('bookings').set(gone).where('bundleId', '=', bundleId).execute()).rejects.toThrow(
      unfit,
    );
    const ended = db.updateTable('bookingBundles').set({ status: 'cancelled', cancelledAt: new Date() });
    await expect(ended.where('id', '=', bundleId).execute()).rejects.toThrow(unfit);
  });

  it('keeps the line of a settled booking, but lets a whole basket be purged', async () => {
    const { cartId, bookingId } = await paidCamp();
    await expect(db.deleteFrom('cartItems').where('bookingId', '=', bookingId).execute()).rejects.toThrow(
      'belongs to a settled booking',
    );
    await db.updateTable('orders').set({ cartId: null }).where('cartId', '=', cartId).execute();
    await db.deleteFrom('creditReservations').where('cartId', '=', cartId).execute();
    await db.deleteFrom('carts').where('id', '=', cartId).execute();
    expect(await db.selectFrom('cartItems').where('bookingId', '=', bookingId).select('id').execute()).toEqual([]);
  });
});
