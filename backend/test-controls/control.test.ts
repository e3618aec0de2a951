import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createBackend } from '#backend/app.ts';
import { testBackend } from '#tests/support/backend.ts';
import { agree, authorise, cards } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/joining/make-member.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db } = await testDatabase();
const shop = await openShop(db, { sandboxControl: true });

const getTimes = ({ bookingId }: Customer) =>
  db.selectFrom('bookings').select('expiresAt').where('id', '=', bookingId).executeTakeFirstOrThrow();
const getEmail = async ({ userId }: Customer) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
const getState = async (id: string) =>
  (await db.selectFrom('paymentTransactions').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

it('makes time pass for one person and nobody else', async () => {
  const one = await customerWithBasket(shop);
  const other = await customerWithBasket(shop);
  const [before, unchanged] = [await getTimes(one), await getTimes(other)];
  const { status, json } = await shop.call('/__control/time', { body: { email: await getEmail(one), seconds: 60 } });
  expect([status, json]).toEqual([200, { baskets: 1, offers: 0, memberships: 0 }]);
  expect((await getTimes(one)).expiresAt?.getTime()).toBe((before.expiresAt?.getTime() ?? 0) - 60_000);
  expect(await getTimes(other)).toEqual(unchanged);
});

it('makes time pass for a place that the waitlist holds', async () => {
  const customer = await customerWithBasket(shop);
  const { bookingId, occurrenceId, userId, cartId } = customer;
  const before = await getTimes(customer);
  await db.deleteFrom('cartItems').where('cartId', '=', cartId).execute();
  await db.updateTable('bookings').set({ holdKind: 'offer' }).where('id', '=', bookingId).execute();
  await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId, userId, status: 'offered', bookingId, offerExpiresAt: before.expiresAt })
    .execute();
  const { json } = await shop.call('/__control/time', { body: { email: await getEmail(customer), seconds: 60 } });
  expect(json).toMatchObject({ offers: 1 });
  expect((await getTimes(customer)).expiresAt?.getTime()).toBe((before.expiresAt?.getTime() ?? 0) - 60_000);
});

it('makes days pass for a membership and its periods, which follow on each other as before', async () => {
  const { id: membershipTypeId } = await db
    .insertInto('membershipTypes')
    .values({ name: 'Off-peak', price: 2700 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: homeVenueId } = await makeVenue(db);
  const { person, membershipId } = await makeMember(db, { membershipTypeId, homeVenueId }, shop.dependencies.config);
  const now = shop.clock.now();
  const period = { membershipId, amount: 2700, state: 'given_up' as const, nextAttemptAt: now, createdAt: now };
  await db
    .insertInto('membershipCharges')
    .values([
      { ...period, periodFrom: '2026-12-01', periodNext: '2027-01-01' },
      { ...period, periodFrom: '2027-01-01', periodNext: '2027-02-01' },
    ])
    .execute();
  const { email } = await db.selectFrom('users').where('id', '=', person.id).select('email').executeTakeFirstOrThrow();
  const passed = await shop.call('/__control/time', { body: { email, seconds: 31 * 86_400 + 60 } });
  expect(passed.json).toEqual({ baskets: 0, offers: 0, memberships: 1 });
  const charges = await db.selectFrom('membershipCharges').orderBy('periodFrom').selectAll().execute();
  expect(charges.map(({ periodFrom, periodNext }) => [periodFrom, periodNext])).toEqual([
    ['2026-10-31', '2026-12-01'],
    ['2026-12-01', '2027-01-01'],
  ]);
  expect(charges[0]?.nextAttemptAt.getTime()).toBe(now.getTime() - (31 * 86_400 + 60) * 1000);
  const membership = db.selectFrom('memberships').where('id', '=', membershipId).select(['startsOn', 'nextBillOn']);
  expect(await membership.executeTakeFirst()).toEqual({ startsOn: '2026-10-18', nextBillOn: '2026-10-31' });
});

it('lets the reconciler finish what a closed page left behind', async () => {
  const customer = await customerWithBasket(shop);
  const { transaction_uuid: id, ...prepared } = await agree(shop, customer);
  await authorise(shop, customer, { transaction_uuid: id, ...prepared }, cards.approved);
  expect((await shop.call('/__control/reconcile', { method: 'POST' })).json).toEqual({ payments: 0 });
  expect(await getState(id)).toBe('authorised');
  await shop.call('/__control/time', { body: { email: await getEmail(customer), seconds: 180 } });
  expect((await shop.call('/__control/reconcile', { method: 'POST' })).json).toEqual({ payments: 1 });
  expect(await getState(id)).toBe('completed');
});

it('gives a venue a provider with a payment page', async () => {
  const customer = await customerWithBasket(shop);
  const { slug } = await db
    .selectFrom('occurrences')
    .innerJoin('venues', 'venues.id', 'occurrences.venueId')
    .where('occurrences.id', '=', customer.occurrenceId)
    .select('venues.slug')
    .executeTakeFirstOrThrow();
  const shown = { venue: slug, display: 'popup' };
  expect(await shop.call('/__control/payment-page', { body: shown })).toMatchObject({ status: 200, json: shown });
  const session = await ask(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });
  expect(session.payment_provider).toBe('hosted');
  expect((await shop.call('/__control/payment-page', { body: { ...shown, venue: 'nowhere' } })).status).toBe(404);
  expect((await shop.call('/__control/payment-page', { body: { ...shown, display: 'tab' } })).status).toBe(422);
});

it('knows no stranger and no other words', async () => {
  expect((await shop.call('/__control/time', { body: { email: 'nobody@example.com', seconds: 60 } })).status).toBe(404);
  expect((await shop.call('/__control/time', { body: { seconds: 60 } })).status).toBe(422);
});

it('is not there for anybody who is not on this machine', async () => {
  const { fetch } = createBackend({ ...shop.dependencies });
  const asks = (remoteAddress: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    const incoming = new IncomingMessage(socket);
    return fetch(new Request('http://backend.test/__control/reconcile', { method: 'POST' }), {
      incoming,
      outgoing: new ServerResponse(incoming),
    });
  };
  expect((await asks('127.0.0.1')).status).toBe(200);
  expect((await asks('203.0.113.9')).status).toBe(404);
});

it('is not there unless the settings say so', async () => {
  const { call } = testBackend({ db });
  expect((await call('/__control/reconcile', { method: 'POST' })).status).toBe(404);
});
