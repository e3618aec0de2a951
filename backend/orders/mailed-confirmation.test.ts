import { z } from 'zod';
import { seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const mailSchema = z.object({ text: z.string(), calendars: z.array(z.string()) });

/** Buys what costs nothing. Returns the order, and the confirmation as it was queued. */
async function buy(customer: Customer) {
  const { hash } = await seenHash(shop, customer);
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: hash };
  const { order_id: id } = await ask<{ order_id: string }>(shop, customer, '/api/checkout/complete', { body });
  const { payload } = await db
    .selectFrom('outbox')
    .where('dedupeKey', '=', `order:${id}`)
    .select('payload')
    .executeTakeFirstOrThrow();
  const { text, calendars } = mailSchema.parse(payload);
  return { id, text, calendars, key: /\?rt=(\S+)/.exec(text)?.[1] ?? '' };
}

const read = (id: string, key: string, status: number) =>
  ask<{ id: string }>(shop, null, `/api/v1/orders/${id}?rt=${encodeURIComponent(key)}`, {}, status);

it('reads its order without a log-in for fifteen minutes, and no other', async () => {
  const [order, theirs] = [await buy(await customerWithBasket(shop, 0)), await buy(await customerWithBasket(shop, 0))];
  expect(await read(order.id, order.key, 200)).toMatchObject({ id: order.id });
  await read(theirs.id, order.key, 404);
  await read(order.id, `${order.key}x`, 404);
  shop.clock.advance(15 * 60);
  await read(order.id, order.key, 404);
});

it('changes nothing', async () => {
  const customer = await customerWithBasket(shop, 0);
  const { id, key } = await buy(customer);
  const booking = await db.selectFrom('bookings').where('orderId', '=', id).select('id').executeTakeFirstOrThrow();
  const url = `/api/activities/bookings/${booking.id}?source=bookings&rt=${encodeURIComponent(key)}`;
  await ask(shop, null, url, { method: 'DELETE' }, 401);
});

it('has a calendar file with the id that the booking keeps', async () => {
  const { id, calendars, text } = await buy(await customerWithBasket(shop, 0));
  const booking = await db.selectFrom('bookings').where('orderId', '=', id).select('id').executeTakeFirstOrThrow();
  expect(calendars).toHaveLength(1);
  expect(calendars[0]).toContain(`UID:${booking.id}@touchline`);
  expect(calendars[0]).toContain('SEQUENCE:');
  expect(text).toContain('Directions: https://www.google.com/maps');
});

it('names what is still to be signed of what was booked', async () => {
  const { id } = await db
    .insertInto('restrictions')
    .values({ name: 'Pool rules', type: 'post-purchase-waiver', terms: '<p>Walk.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await buy(await customerWithBasket(shop, 0))).text).not.toContain('Pool rules');
  const customer = await customerWithBasket(shop, 0);
  await db.updateTable('schedules').set({ postPurchaseWaiverId: id }).execute();
  expect((await buy(customer)).text).toContain('Still to do before you come\nPool rules\n');
});
