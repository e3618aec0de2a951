import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { getOrderEndpoint, type Order } from '#contract/payments/orders.ts';
import { askToCancelBundle, buyCamp } from '#tests/support/bookings/bundles.ts';
import { askToMove, cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { getDays } from '#tests/support/camps/items.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, clock, venue } = shop;
const { aClass, aVisit, classes, later } = await openVisits(shop);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function readItems(person: MadePerson): Promise<Order['items']> {
  const { id } = await db.selectFrom('orders').where('userId', '=', person.id).select('id').executeTakeFirstOrThrow();
  return getData(getOrderEndpoint, await call(`/api/v1/orders/${id}`, { token: person.token })).items;
}

it('an order says how many of its tickets are still booked, and what can still be cancelled', async () => {
  const { person, ids } = await aVisit();
  const [adults = '', child = ''] = ids;
  const booked = async () =>
    (await readItems(person)).map(({ bookedQuantity, cancellation }) => [bookedQuantity, cancellation !== undefined]);
  expect(await booked()).toEqual([
    [2, true],
    [1, true],
  ]);
  await cancelThese(shop, person, [adults], { tickets: [{ booking_id: adults, quantity: 1 }] });
  await cancelThese(shop, person, [child]);
  expect(await booked()).toEqual([
    [1, true],
    [0, false],
  ]);
});

it('a camp counts as one until the last of its days is cancelled', async () => {
  const camp = await makeCamp(db, venue);
  const { person, bundleId, ids } = await buyCamp(shop, { item: getDays(camp, [0, 1]), price: 4800 });
  await cancelThese(shop, person, ids.slice(0, 1));
  expect(await readItems(person)).toMatchObject([{ bookedQuantity: 1, cancellation: { canCancel: true } }]);
  await askToCancelBundle(shop, person, bundleId);
  const [line] = await readItems(person);
  expect(line?.bookedQuantity).toBe(0);
  expect(line?.cancellation).toBeUndefined();
});

it('has no entry for somebody whose access is stopped, nor a barcode, until what they owe is settled', async () => {
  const { person } = await aClass();
  await db.updateTable('users').set({ barcode: '0042' }).where('id', '=', person.id).execute();
  const barcode = async () =>
    getData(getAuthUserEndpoint, await call('/api/auth/user', { token: person.token })).barcode;
  const setBarred = (accessBarredAt: Date | null) =>
    db.updateTable('users').set({ accessBarredAt }).where('id', '=', person.id).execute();
  expect([(await readItems(person))[0]?.isEntryBarred, await barcode()]).toEqual([undefined, '0042']);
  await setBarred(clock.now());
  expect([(await readItems(person))[0]?.isEntryBarred, await barcode()]).toEqual([true, null]);
  await setBarred(null);
  expect([(await readItems(person))[0]?.isEntryBarred, await barcode()]).toEqual([undefined, '0042']);
});

it('a booking that was moved is not said to be cancelled', async () => {
  const { person, id } = await aClass();
  const other = await makeSession(db, classes, { ...later, startsAt: new Date('2026-11-26T18:30:00Z') });
  expect((await askToMove(shop, person, id, other.id, { accept_price: true })).status).toBe(200);
  expect((await readItems(person))[0]?.bookedQuantity).toBeUndefined();
});
