import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { runWaitlists } from './run-waitlists.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(() => expectBalancedLedger(shop));

interface Entry {
  id: number;
  status: string;
  position: number | null;
}

/** A customer with a place at another time in the basket, which does not clash. */
async function customerElsewhen(): Promise<Customer> {
  const customer = await customerWithBasket(shop);
  const [startsAt, endsAt] = ['2026-11-27T18:30:00Z', '2026-11-27T19:30:00Z'].map((moment) => new Date(moment));
  await db.updateTable('occurrences').set({ startsAt, endsAt }).where('id', '=', customer.occurrenceId).execute();
  return customer;
}

/** A session that one customer holds entirely, with room for two to wait. */
async function fullSession() {
  const holder = await customerWithBasket(shop);
  await db
    .updateTable('occurrences')
    .set({ maximum: 1, waitlistMaximum: 2 })
    .where('id', '=', holder.occurrenceId)
    .execute();
  const others = [await customerElsewhen(), await customerElsewhen(), await customerElsewhen()] as const;
  return { holder, others, occurrenceId: holder.occurrenceId };
}

function join(customer: Customer, occurrenceId: string, status = 200): Promise<Entry> {
  const path = `/api/v1/activities/occurrences/${occurrenceId}/waitlist/members`;
  return ask<Entry>(shop, customer, path, { body: { data: { user_id: customer.userId } } }, status);
}

function leave(customer: Customer, occurrenceId: string, status = 200) {
  const path = `/api/v1/activities/occurrences/${occurrenceId}/waitlist/members/${customer.userId}`;
  return ask(shop, customer, path, { method: 'DELETE' }, status);
}

async function getStatuses(occurrenceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('waitlistEntries')
    .select('status')
    .where('occurrenceId', '=', occurrenceId)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
}

async function getCount(occurrenceId: string): Promise<number> {
  const row = await db
    .selectFrom('occurrences')
    .select('waitlistConsumed')
    .where('id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  return row.waitlistConsumed;
}

it('lets people wait in order, as many as there is room for', async () => {
  const { others, occurrenceId } = await fullSession();
  const [first, second, third] = others;
  expect(await join(first, occurrenceId)).toMatchObject({ status: 'waiting', position: 1 });
  expect(await join(second, occurrenceId)).toMatchObject({ position: 2 });
  expect(await join(first, occurrenceId, 409)).toMatchObject({ code: 'already_on_waitlist' });
  expect(await join(third, occurrenceId, 409)).toMatchObject({ code: 'waitlist_full' });
  await leave(first, occurrenceId);
  await leave(first, occurrenceId, 404);
  expect(await join(third, occurrenceId)).toMatchObject({ position: 2 });
  expect(await getCount(occurrenceId)).toBe(2);
});

it('refuses to wait where there are places, and whoever has one', async () => {
  const { holder, others, occurrenceId } = await fullSession();
  expect(await join(holder, occurrenceId, 409)).toMatchObject({ code: 'already_booked' });
  await db.updateTable('occurrences').set({ maximum: 2 }).where('id', '=', occurrenceId).execute();
  expect(await join(others[0], occurrenceId, 409)).toMatchObject({ code: 'places_available' });
});

describe('nobody waits for what they could not book', () => {
  it('being barred', async () => {
    const { others, occurrenceId } = await fullSession();
    await db
      .updateTable('users')
      .set({ bookingBarredAt: shop.clock.now() })
      .where('id', '=', others[0].userId)
      .execute();
    expect(await join(others[0], occurrenceId, 403)).toMatchObject({ code: 'booking_disabled' });
    expect(await getCount(occurrenceId)).toBe(0);
  });

  it('being elsewhere at that time', async () => {
    const { occurrenceId } = await fullSession();
    expect(await join(await customerWithBasket(shop), occurrenceId, 409)).toMatchObject({ code: 'clash' });
  });

  it('without the induction that it asks for', async () => {
    const { others, occurrenceId } = await fullSession();
    const induction = { name: 'Gym induction', type: 'pre-purchase-induction' as const };
    const { id } = await db.insertInto('restrictions').values(induction).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('occurrences').set({ prePurchaseInductionId: id }).where('id', '=', occurrenceId).execute();
    const message = 'Gym induction must be completed before booking';
    expect(await join(others[0], occurrenceId, 409)).toMatchObject({ code: 'restriction_unmet', message });
  });

  it.each([
    ['not yet on sale', { firstBookableAt: new Date('2026-11-25T09:00:00Z') }],
    ['no longer on sale', { lastBookableAt: new Date('2026-11-24T09:00:00Z') }],
    ['sold only as a whole', { isSoldIndividually: false }],
  ])('when it is %s', async (_, changes) => {
    const { others, occurrenceId } = await fullSession();
    await db.updateTable('occurrences').set(changes).where('id', '=', occurrenceId).execute();
    expect(await join(others[0], occurrenceId, 409)).toMatchObject({ code: 'not_bookable' });
  });
});

it('offers a place that is given back to the first who waits, and writes to them', async () => {
  const { holder, others, occurrenceId } = await fullSession();
  const entry = await join(others[0], occurrenceId);
  await join(others[1], occurrenceId);
  await ask(shop, holder, `/api/activities/bookings/${holder.bookingId}?source=bookings`, { method: 'DELETE' });
  expect(await getStatuses(occurrenceId)).toEqual(['offered', 'waiting']);
  const mails = await db.selectFrom('outbox').select('id').where('dedupeKey', '=', `offer:${entry.id}`).execute();
  expect(mails).toHaveLength(1);
});

it('passes an offer on that nobody took', async () => {
  const { others, occurrenceId } = await fullSession();
  await join(others[0], occurrenceId);
  await join(others[1], occurrenceId);
  shop.clock.advance(16 * 60);
  await runWaitlists(shop.dependencies);
  expect(await getStatuses(occurrenceId)).toEqual(['offered', 'waiting']);
  shop.clock.advance(31 * 60);
  await runWaitlists(shop.dependencies);
  expect(await getStatuses(occurrenceId)).toEqual(['expired', 'offered']);
  await leave(others[1], occurrenceId);
  expect(await getCount(occurrenceId)).toBe(0);
});

it('takes the old ids of session and entry', async () => {
  const { others, occurrenceId } = await fullSession();
  const { v1Id } = await db
    .selectFrom('occurrences')
    .select('v1Id')
    .where('id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  const body = { item: { id: v1Id, type: 'activity' } };
  const entry = await ask<Entry>(shop, others[0], '/api/activities/waitlist/add', { body });
  await ask(shop, others[1], `/api/activities/waitlist/remove/${entry.id}`, { method: 'DELETE' }, 404);
  await ask(shop, others[0], `/api/activities/waitlist/remove/${entry.id}`, { method: 'DELETE' });
});
