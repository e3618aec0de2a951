import { z } from 'zod';
import { cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db } = shop;
const { aVisit, classes, later } = await openVisits(shop);

const mailSchema = z.object({ to: z.string(), text: z.string(), calendars: z.array(z.string()) });

async function readLetter(bookingId: string) {
  const { payload } = await db
    .selectFrom('outbox')
    .where('dedupeKey', '=', `cancelled:${bookingId}`)
    .select('payload')
    .executeTakeFirstOrThrow();
  return mailSchema.parse(payload);
}

it('leaves a visit in calendars until nobody of it comes', async () => {
  const { person, ids } = await aVisit();
  const [adults = '', child = ''] = ids;
  await cancelThese(shop, person, [child]);
  expect((await readLetter(child)).calendars).toEqual([]);
  await cancelThese(shop, person, [adults]);
  const [calendar] = (await readLetter(adults)).calendars;
  expect(calendar).toContain('METHOD:CANCEL');
  for (const id of ids) expect(calendar).toContain(`UID:${id}@touchline`);
});

it('tells whoever booked of somebody without an address, and for whom it was', async () => {
  const parent = await makePerson(db, { email: 'parent@example.com', emailVerifiedAt: new Date('2026-11-01') });
  const child = await makePerson(db, { firstName: 'Ivy', lastName: 'Hartley' });
  const session = await makeSession(db, classes, later);
  const id = await makeBooking(db, session, child.id, { bookedByUserId: parent.id });
  await cancelThese(shop, parent, [id]);
  const { to, text } = await readLetter(id);
  expect(to).toBe('parent@example.com');
  expect(text).toContain('For Ivy Hartley');
});

it('sends no name to an address that nobody has confirmed', async () => {
  const parent = await makePerson(db, { email: 'unconfirmed@example.com' });
  const child = await makePerson(db, { firstName: 'Ivy', lastName: 'Hartley' });
  const id = await makeBooking(db, await makeSession(db, classes, later), child.id, { bookedByUserId: parent.id });
  await cancelThese(shop, parent, [id]);
  expect((await readLetter(id)).text).not.toContain('Ivy');
});
