import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { buyCamp } from '#tests/support/bookings/bundles.ts';
import { cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { getDays } from '#tests/support/camps/items.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db } = shop;
const { aVisit, classes, later } = await openVisits(shop);

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  calendars: z.array(z.string()),
});

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

describe('of a visit of which something stays', () => {
  it('says which tickets are cancelled and which stay, in HTML and as text', async () => {
    const { person, ids } = await aVisit();
    const [adults = ''] = ids;
    const [part] = await cancelThese(shop, person, [adults], { tickets: [{ booking_id: adults, quantity: 1 }] });
    const { subject, text, html } = await readLetter(part?.id ?? '');
    expect(subject).toBe('Part of your booking has been cancelled');
    for (const words of ['Cancelled: 1 x Adult', 'Still booked: 1 x Adult; 1 x Junior']) {
      expect(text.split('\n')).toContain(words);
      expect(html).toContain(`>${words}</p>`);
    }
    await cancelThese(shop, person, ids);
    const last = await readLetter(adults);
    expect(last.subject).toBe('Your booking has been cancelled');
    expect(last.text).toContain('1 x Adult, 1 x Junior');
    expect(last.text).not.toContain('Still booked');
  });

  it('says it in Welsh', async () => {
    const { person, ids } = await aVisit();
    const [, child = ''] = ids;
    await db.updateTable('users').set({ language: 'cy' }).where('id', '=', person.id).execute();
    await cancelThese(shop, person, [child]);
    const { subject, text, html } = await readLetter(child);
    expect(subject).toBe('Mae rhan o’ch archeb wedi’i chanslo');
    for (const words of ['Wedi’i ganslo: 1 x Junior', 'Wedi’i archebu o hyd: 2 x Adult']) {
      expect(text.split('\n')).toContain(words);
      expect(html).toContain(`>${words}</p>`);
    }
  });

  it('says how many days of a camp stay', async () => {
    const camp = await makeCamp(db, shop.venue);
    const { person, ids } = await buyCamp(shop, { item: getDays(camp, [0, 1, 2]), price: 7200 });
    const [first = ''] = ids;
    await cancelThese(shop, person, [first]);
    const { subject, text } = await readLetter(first);
    expect(subject).toBe('Part of your booking has been cancelled');
    expect(text).toContain('Still booked: 2 sessions, Tue, 1 Dec 2026 to Wed, 2 Dec 2026');
  });

  /** A parent's class with a child, booked in one order. */
  async function aFamily(values: Parameters<typeof makePerson>[1]) {
    const parent = await makePerson(db, { email: `${randomUUID()}@example.com`, ...values });
    const child = await makePerson(db, { firstName: 'Ivy', lastName: 'Hartley' });
    const session = await makeSession(db, classes, later);
    const order = { cartSource: 'activity-booking', status: 'success', currency: 'GBP', total: 0, balance: 0 } as const;
    const { id: orderId } = await db
      .insertInto('orders')
      .values({ ...order, userId: parent.id, itemCount: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const book = (userId: number) => makeBooking(db, session, userId, { bookedByUserId: parent.id, orderId });
    return { parent, child, session, parents: await book(parent.id), childs: await book(child.id) };
  }

  it('says whose place is cancelled, and whose stays', async () => {
    const family = await aFamily({ emailVerifiedAt: new Date('2026-11-01') });
    await cancelThese(shop, family.parent, [family.childs]);
    const { text } = await readLetter(family.childs);
    expect(text).toContain('Cancelled: Ivy Hartley\nStill booked: your place');
  });

  it('names nobody to an address that nobody has confirmed', async () => {
    const family = await aFamily({});
    await cancelThese(shop, family.parent, [family.parents]);
    const { text } = await readLetter(family.parents);
    expect(text).toContain('Cancelled: your place\nStill booked: 1 place');
    expect(text).not.toContain('Ivy');
  });

  it('tells who is booked of no place that is not theirs', async () => {
    const family = await aFamily({ emailVerifiedAt: new Date('2026-11-01') });
    await db
      .updateTable('users')
      .set({ email: `${randomUUID()}@example.com`, emailVerifiedAt: new Date('2026-11-01') })
      .where('id', '=', family.child.id)
      .execute();
    await cancelThese(shop, family.parent, [family.childs]);
    const { subject, text } = await readLetter(family.childs);
    expect(subject).toBe('Your booking has been cancelled');
    expect(text).not.toContain('Still booked');
  });
});
