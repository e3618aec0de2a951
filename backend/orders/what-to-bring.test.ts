import { transact } from '#backend/db/connection/transact.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import type { Order } from '#contract/payments/orders.ts';
import { seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePeople, makeSession, minutesAfter, now, onePlace } from '#tests/support/places/session.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

interface Words {
  activity?: string;
  schedule?: string;
}

/** Has the operator say what to bring to a session. */
async function say(occurrenceId: string, { activity, schedule }: Words): Promise<void> {
  const { venueId, categoryId, scheduleId } = await db
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .select(['venueId', 'categoryId', 'scheduleId'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('venueActivities')
    .values({ venueId, categoryId, whatToBring: activity ?? null })
    .execute();
  await db
    .updateTable('schedules')
    .set({ whatToBring: schedule ?? null })
    .where('id', '=', scheduleId)
    .execute();
}

/** A session so many hours from now that is part of an order. */
async function orderSession(orderId: string, hours: number, templateName: string, words: Words): Promise<string> {
  const occurrenceId = await makeSession(db, { startsAt: minutesAfter(now, hours * 60), templateName });
  await say(occurrenceId, words);
  const [userId = 0] = await makePeople(db, 1);
  const reservation = await transact(db, (tx) => reservePlaces(tx, onePlace(occurrenceId, userId), now));
  if (!reservation.taken) throw new Error(reservation.reason);
  await db
    .updateTable('bookings')
    .set({ orderId, status: 'settled', settledAt: now, expiresAt: null })
    .where('id', '=', reservation.booking.id)
    .execute();
  return reservation.booking.id;
}

async function buy(words: Words) {
  const customer = await customerWithBasket(shop, 0);
  await say(customer.occurrenceId, words);
  const { hash } = await seenHash(shop, customer);
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: hash };
  const { order_id: id } = await ask<{ order_id: string }>(shop, customer, '/api/checkout/complete', { body });
  const notes = async () =>
    (await ask<{ what_to_bring: Order['whatToBring'] }>(shop, customer, `/api/v1/orders/${id}`)).what_to_bring;
  return { id, notes };
}

it('is what the schedule says, else what the activity says, first come first and each text once', async () => {
  const { id, notes } = await buy({ activity: 'Swimwear' });
  await orderSession(id, 96, 'Football', { activity: 'Trainers', schedule: 'Boots' });
  await orderSession(id, 4, 'Badminton', { activity: 'Shoes' });
  await orderSession(id, 5, 'Second swim', { activity: 'Swimwear' });
  await orderSession(id, 3, 'Sauna', {});
  expect((await notes()).map(({ text, name }) => [text, name])).toEqual([
    ['Shoes', 'Badminton'],
    ['Swimwear', 'Second swim'],
    ['Boots', 'Football'],
  ]);
});

it('leaves out a booking that was cancelled', async () => {
  const { id, notes } = await buy({});
  const bookingId = await orderSession(id, 4, 'Badminton', { activity: 'Shoes' });
  expect(await notes()).toHaveLength(1);
  const gone = { status: 'cancelled', cancelledAt: now, releasedAt: now, cancellationSource: 'customers' } as const;
  await db.updateTable('bookings').set(gone).where('id', '=', bookingId).execute();
  expect(await notes()).toEqual([]);
});

it('stands in the confirmation mail', async () => {
  const { id } = await buy({ activity: 'Swimwear, and a coin' });
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupeKey', '=', `order:${id}`)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(payload)).toContain('What to bring\\nSwimwear, and a coin');
});
