import { randomUUID } from 'node:crypto';
import { cancelBookingEndpoint } from '#contract/bookings/bookings.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { completeCheckoutEndpoint } from '#contract/payments/checkout.ts';
import { getOrderEndpoint } from '#contract/payments/orders.ts';
import { getDays, entire, getTaken } from '#tests/support/camps/items.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse, makeExtra } from '#tests/support/make/make-schedule.ts';
import { getData } from '#tests/support/replies.ts';

const { db, clock, call, venue, add, cart } = await openShop();

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

/** Pays a basket with credit. Returns the order. */
async function pay({ id: userId, token }: MadePerson, { totals }: Cart) {
  await db.insertInto('creditAccounts').values({ userId, type: 'membership', balance: totals.total }).execute();
  const credit = {
    credits_to_reserve: [{ amount: totals.total, type: 'membership' }],
    cart_source: 'activity-booking',
  };
  await call('/api/credits/apply', { token, body: credit });
  const { itemHash } = await cart({ id: userId, token });
  const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: itemHash };
  const { orderId } = getData(completeCheckoutEndpoint, await call('/api/checkout/complete', { token, body: offer }));
  return getData(getOrderEndpoint, await call(`/api/v1/orders/${orderId}`, { token }));
}

async function buy(item: Record<string, unknown>) {
  const person = await makePerson(db, { email: `${randomUUID()}@example.com` });
  const order = await pay(person, await add(person, item));
  const bookings = await db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.orderId', '=', order.id)
    .orderBy('o.startsAt')
    .select(['b.id', 'b.price', 'b.status', 'b.bundleId'])
    .execute();
  const bundle = await db
    .selectFrom('bookingBundles')
    .where('orderId', '=', order.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return { person, order, bookings, bundle };
}

const calendar = async ({ token }: MadePerson, id: string | undefined) =>
  (await call(`/api/bookings/${id}/calendar`, { token })).text
    .split('\r\n')
    .filter((line) => /^(METHOD|DTSTART;|STATUS)/.test(line));
const getCredit = ({ id }: MadePerson) =>
  db
    .selectFrom('creditAccounts')
    .where('userId', '=', id)
    .where('type', '=', 'membership')
    .select('balance')
    .executeTakeFirst();

it('becomes an order with a bundle whose bookings have their share of the price', async () => {
  const camp = await makeCamp(db, venue);
  const lunch = await makeExtra(db, camp);
  const { order, bookings, bundle, person } = await buy({
    ...entire(camp),
    extras: [{ pricing_option_id: lunch, quantity: 2 }],
  });
  expect(order).toMatchObject({ status: 'success', total: { value: 9900 }, count: 1 });
  expect(order.lineItems.map(({ name, purchasableType, price }) => [name, purchasableType, price.value])).toEqual([
    ['Winter adventure', 'camp', 9000],
    ['Hot lunch', 'pricingOption', 900],
  ]);
  expect(order.items).toMatchObject([
    { type: 'av2_booking_bundle', lineTotal: { value: 9900 }, holdExpired: false, holdExpiresAt: null },
  ]);
  expect(bookings).toMatchObject(camp.sessions.map(() => ({ price: 1800, status: 'settled', bundleId: bundle.id })));
  expect(bundle).toMatchObject({ status: 'settled', totalPrice: 9900, userId: person.id, isFull: true });
  expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
});

it('is confirmed by a mail that names every session, and its price once', async () => {
  const camp = await makeCamp(db, venue);
  const lunch = await makeExtra(db, camp);
  const { order } = await buy({ ...getDays(camp, [0, 3]), extras: [{ pricing_option_id: lunch, quantity: 2 }] });
  const sentMails = await db
    .selectFrom('outbox')
    .where('dedupeKey', '=', `order:${order.id}`)
    .select('payload')
    .executeTakeFirstOrThrow();
  const { text } = sentMails.payload as { text: string };
  expect(text).toContain(
    '2 sessions, Mon, 30 Nov 2026 to Thu, 3 Dec 2026\nMon, 30 Nov 2026, 09:00–10:00\nThu, 3 Dec 2026, 09:00–10:00',
  );
  expect(text).toContain('2 x Hot lunch\nFree to cancel until it starts. The money comes back as credit.\n£57.00');
});

it('is one calendar file, by any of its bookings or its bundle', async () => {
  const { person, bookings, bundle } = await buy(getDays(await makeCamp(db, venue), [0, 1]));
  const lines = [
    'METHOD:PUBLISH',
    'DTSTART;TZID=Europe/London:20261130T090000',
    'STATUS:CONFIRMED',
    'DTSTART;TZID=Europe/London:20261201T090000',
    'STATUS:CONFIRMED',
  ];
  expect(await calendar(person, bookings[1]?.id)).toEqual(lines);
  expect(await calendar(person, bundle.id)).toEqual(lines);
  expect((await call(`/api/bookings/${bundle.id}/calendar`, { token: (await makePerson(db)).token })).status).toBe(404);
});

it('describes the clocks of both years when a course goes over New Year', async () => {
  const course = await makeCourse(db, venue, { starts: ['2026-11-30T16:00:00Z', '2027-06-02T15:00:00Z'] });
  const { person, bundle } = await buy({ id: course.id, type: 'course' });
  const text = (await call(`/api/bookings/${bundle.id}/calendar`, { token: person.token })).text;
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text).toContain('DTSTART:20260329T010000');
  expect(text).toContain('DTSTART:20270328T010000');
  expect(text).toContain('DTSTART;TZID=Europe/London:20270602T160000');
});

it('gives back the share of a day that is cancelled, and ends with the last', async () => {
  const camp = await makeCamp(db, venue);
  const { person, bookings, bundle } = await buy(getDays(camp, [0, 2]));
  const [first, second] = bookings;
  const cancel = async (id: string | undefined) =>
    getData(
      cancelBookingEndpoint,
      await call(`/api/activities/bookings/${id}?source=my-account`, { method: 'DELETE', token: person.token }),
    );
  const getStatus = async () =>
    (await db.selectFrom('bookingBundles').where('id', '=', bundle.id).select('status').executeTakeFirstOrThrow())
      .status;
  expect((await cancel(first?.id)).bookingBundleContext).toEqual({
    id: bundle.id,
    totalSettledBookings: 1,
    settledBookingPosition: null,
  });
  expect([await getCredit(person), await getTaken(db, camp), await getStatus()]).toEqual([
    { balance: 2400 },
    [0, 0, 1, 0, 0],
    'settled',
  ]);
  expect(await calendar(person, bundle.id)).toEqual([
    'METHOD:PUBLISH',
    'DTSTART;TZID=Europe/London:20261202T090000',
    'STATUS:CONFIRMED',
  ]);
  await cancel(second?.id);
  expect([await getCredit(person), await getTaken(db, camp), await getStatus()]).toEqual([
    { balance: 4800 },
    [0, 0, 0, 0, 0],
    'cancelled',
  ]);
  expect((await calendar(person, bundle.id))[0]).toBe('METHOD:CANCEL');
});

it('costs nothing when it is free, and is ordered without a card', async () => {
  const camp = await makeCamp(db, venue, { wholePrice: 0 });
  const person = await makePerson(db);
  const { itemHash } = await add(person, entire(camp));
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: itemHash };
  const answer = await call('/api/checkout/complete', { token: person.token, body });
  expect(getData(completeCheckoutEndpoint, answer).status).toBe('success');
  expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
});

it('is paid for after its hold ran out only if every day is still there', async () => {
  const [camp, person, other] = [
    await makeCamp(db, venue, { wholePrice: 0, session: { maximum: 1 } }),
    await makePerson(db),
    await makePerson(db),
  ];
  const { itemHash } = await add(person, entire(camp));
  clock.advance(15 * 60);
  await add(other, getDays(camp, [4]));
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: itemHash };
  expect((await call('/api/checkout/complete', { token: person.token, body })).status).toBe(409);
  expect(onlyLine(await cart(person)).holdExpired).toBe(true);
  expect(
    await db
      .selectFrom('bookings')
      .where('userId', '=', person.id)
      .where('status', '=', 'settled')
      .select('id')
      .execute(),
  ).toEqual([]);
});
