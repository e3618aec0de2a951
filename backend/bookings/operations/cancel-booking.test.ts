import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

beforeEach(() => shop.clock.set('2026-11-24T12:00:00Z'));
afterEach(() => expectBalancedLedger(shop));

/** A settled booking that was paid for with credit. */
async function settledBooking(): Promise<Customer> {
  const customer = await customerWithBasket(shop);
  await db
    .insertInto('creditAccounts')
    .values({ userId: customer.userId, type: 'membership', balance: price })
    .execute();
  const body = { credits_to_reserve: [{ amount: price, type: 'membership' }], cart_source: 'activity-booking' };
  await ask(shop, customer, '/api/credits/apply', { body });
  const { hash } = await seenHash(shop, customer);
  const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: hash };
  await ask(shop, customer, '/api/checkout/complete', { body: offer });
  return customer;
}

async function setPolicy(
  customer: Customer,
  cutOffActions: ('charge_fee' | 'disable_booking' | 'disable_access' | 'disable_cancelling')[],
) {
  const policy = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Day before', cutOffMinutes: 24 * 60, cutOffActions, fee: 300, awardsCredit: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('occurrences')
    .set({ cancellationPolicyId: policy.id })
    .where('id', '=', customer.occurrenceId)
    .execute();
}

function cancel(customer: Customer, bookingId: string, status = 200) {
  return ask(shop, customer, `/api/activities/bookings/${bookingId}?source=my-account`, { method: 'DELETE' }, status);
}

function getCredit({ userId }: Customer) {
  return db
    .selectFrom('creditAccounts')
    .select('balance')
    .where('userId', '=', userId)
    .where('type', '=', 'membership')
    .executeTakeFirst();
}

it('frees a place that is only held and takes its line out of the basket', async () => {
  const customer = await customerWithBasket(shop);
  expect(await cancel(customer, customer.bookingId)).toMatchObject({ status: 'cancelled' });
  expect(await db.selectFrom('cartItems').select('id').where('cartId', '=', customer.cartId).execute()).toEqual([]);
});

it('returns what was paid as credit of the same kind before the cut-off, once', async () => {
  const customer = await settledBooking();
  expect(await cancel(customer, customer.bookingId)).toMatchObject({
    status: 'cancelled',
    cancellation: { can_cancel: false },
  });
  expect(await getCredit(customer)).toEqual({ balance: price });
  expect(await cancel(customer, customer.bookingId, 409)).toMatchObject({ code: 'cannot_cancel' });
  expect(await getCredit(customer)).toEqual({ balance: price });
});

const getUser = ({ userId }: Customer) =>
  db
    .selectFrom('users')
    .select(['bookingBarredAt', 'accessBarredAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

it('takes the fee off what comes back after the cut-off, and bars nobody who has paid it so', async () => {
  const customer = await settledBooking();
  await setPolicy(customer, ['charge_fee', 'disable_booking']);
  shop.clock.set('2026-11-26T10:00:00Z');
  await cancel(customer, customer.bookingId);
  expect(await getCredit(customer)).toEqual({ balance: price - 300 });
  const penalties = await db
    .selectFrom('penalties')
    .select(['amount', 'status'])
    .where('userId', '=', customer.userId)
    .execute();
  expect(penalties).toEqual([{ amount: 300, status: 'paid' }]);
  expect(await getUser(customer)).toEqual({ bookingBarredAt: null, accessBarredAt: null });
});

const late = new Date('2026-11-26T10:00:00Z');

it.each([
  [['disable_booking'], { bookingBarredAt: late, accessBarredAt: null }],
  [['disable_access'], { bookingBarredAt: null, accessBarredAt: late }],
  [['disable_booking', 'disable_access'], { bookingBarredAt: late, accessBarredAt: late }],
] as const)(
  'keeps what was paid after a cut-off without a fee, and does to the customer: %s',
  async (actions, barred) => {
    const customer = await settledBooking();
    await setPolicy(customer, [...actions]);
    shop.clock.set(late.toISOString());
    await cancel(customer, customer.bookingId);
    expect(await getCredit(customer)).toEqual({ balance: 0 });
    expect(await getUser(customer)).toEqual(barred);
  },
);

it('refuses after a cut-off that ends cancelling', async () => {
  const customer = await settledBooking();
  await setPolicy(customer, ['disable_cancelling']);
  shop.clock.set('2026-11-26T10:00:00Z');
  expect(await cancel(customer, customer.bookingId, 409)).toMatchObject({
    message: 'It is too late to cancel this booking',
    details: { booking_ids: [customer.bookingId] },
  });
});

it("hides somebody else's booking", async () => {
  const [owner, stranger] = [await settledBooking(), await customerWithBasket(shop)];
  await cancel(stranger, owner.bookingId, 404);
});

it('gives a calendar file in the time of the venue that cancelling supersedes', async () => {
  const customer = await settledBooking();
  const read = async () =>
    (await shop.call(`/api/bookings/${customer.bookingId}/calendar`, { token: customer.token })).text.split('\r\n');
  const lines = await read();
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VTIMEZONE',
      'DTSTART:20260329T010000',
      'DTSTART:20261025T020000',
      'DTSTART;TZID=Europe/London:20261126T183000',
      `UID:${customer.bookingId}@touchline`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
    ]),
  );
  await cancel(customer, customer.bookingId);
  expect(await read()).toEqual(
    expect.arrayContaining([`UID:${customer.bookingId}@touchline`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
});
