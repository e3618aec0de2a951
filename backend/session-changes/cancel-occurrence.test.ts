import { randomUUID } from 'node:crypto';
import { onAvailabilityChanged } from '#backend/db/connection/transact.ts';
import {
  completeBasket,
  getCredit,
  makeCreditor,
  payByCredit,
  useCredit,
} from '#tests/support/bookings/credit-customer.ts';
import { deleted, manage } from '#tests/support/bookings/manage-occurrences.ts';
import { entire, getDays } from '#tests/support/camps/items.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, call, venue, add, cart } = shop;
const desk = await makePerson(db, { permissions: ['timetable'] });

const later = { startsAt: new Date('2026-11-26T20:00:00Z') };
/** A session that ends tomorrow, of a series of its own. */
async function aClass(input = {}) {
  const activity = await makeActivity(db, venue);
  return { activity, session: await makeSession(db, activity, { ...later, ...input }) };
}
const readBookingRows = (id: string) =>
  db.selectFrom('bookings').where('occurrenceId', '=', id).orderBy('createdAt').selectAll().execute();
const getSessionRow = (id: string) =>
  db.selectFrom('occurrences').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
async function getMail(person: MadePerson) {
  const { email } = await db.selectFrom('users').where('id', '=', person.id).select('email').executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('outbox')
    .where('dedupeKey', 'like', 'cancelled:%')
    .orderBy('id')
    .select('payload')
    .execute();
  return rows
    .map(({ payload }) => payload as { to: string; subject: string; text: string; html: string; calendars: string[] })
    .find(({ to }) => to === email);
}

it('cancels the session and its bookings, with the reason', async () => {
  const { session } = await aClass();
  const person = await makeCreditor(shop, { general: 620 });
  await add(person, place(session));
  await payByCredit(shop, person, { general: 620 });
  expect(await deleted(call, desk, session.id)).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    capacity: { available: 10, consumed: 0 },
    bookableAction: { action: null, reason: 'not_available' },
  });
  expect(await getSessionRow(session.id)).toMatchObject({ cancelReason: 'adverse_weather', cancelledAt: clock.now() });
  expect(await readBookingRows(session.id)).toMatchObject([
    { status: 'cancelled', cancellationSource: 'occurrence', cancelReason: 'adverse_weather' },
  ]);
});

describe('what was paid', () => {
  async function paidUnder(policy: {
    isCancellableOnline?: boolean;
    cutOffMinutes: number;
    cutOffActions: ('charge_fee' | 'disable_booking' | 'disable_cancelling')[];
    awardsCredit: boolean;
  }) {
    const { id } = await db
      .insertInto('cancellationPolicies')
      .values({ name: 'Strict', fee: 500, ...policy })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { session } = await aClass({ cancellationPolicyId: id });
    const person = await makeCreditor(shop, { membership: 300, general: 320 });
    await add(person, place(session));
    await payByCredit(shop, person, { membership: 300, general: 320 });
    return { session, person };
  }

  it.each([
    [
      'the cut-off has passed',
      { cutOffMinutes: 10_000, cutOffActions: ['disable_cancelling' as const], awardsCredit: true },
    ],
    [
      'a late fee applies',
      { cutOffMinutes: 10_000, cutOffActions: ['charge_fee' as const, 'disable_booking' as const], awardsCredit: true },
    ],
    ['the venue keeps the money', { cutOffMinutes: 60, cutOffActions: [], awardsCredit: false }],
    [
      'nothing can be cancelled online',
      { isCancellableOnline: false, cutOffMinutes: 60, cutOffActions: [], awardsCredit: true },
    ],
  ])('comes back in full, also where %s', async (_, policy) => {
    const { session, person } = await paidUnder(policy);
    await deleted(call, desk, session.id);
    expect(await getCredit(shop, person)).toEqual({ membership: 300, general: 320 });
    const penalties = await db.selectFrom('penalties').where('userId', '=', person.id).select('id').execute();
    expect(penalties).toEqual([]);
    const user = db.selectFrom('users').where('id', '=', person.id).select('bookingBarredAt');
    expect(await user.executeTakeFirst()).toEqual({ bookingBarredAt: null });
  });

  it('for one day of a camp comes back for that day alone', async () => {
    const camp = await makeCamp(db, venue);
    const person = await makeCreditor(shop, { general: 9000 });
    await add(person, entire(camp));
    await payByCredit(shop, person, { general: 9000 });
    await deleted(call, desk, camp.sessions[1]?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ general: 1800 });
    const bookings = await db.selectFrom('bookings').where('userId', '=', person.id).select('status').execute();
    expect(bookings.filter(({ status }) => status === 'settled')).toHaveLength(4);
  });
});

describe('holds', () => {
  it('end with their lines and the credit reserved for them', async () => {
    const { session } = await aClass();
    const { session: kept } = await aClass({ startsAt: new Date('2026-11-27T20:00:00Z') });
    const person = await makeCreditor(shop, { general: 2000 });
    await add(person, [place(session), place(kept)]);
    const before = await useCredit(shop, person, { general: 1240 });
    await deleted(call, desk, session.id);
    const after = await cart(person);
    expect(after.items.map(({ type }) => type)).toEqual(['av2_booking']);
    expect(after.withdrawn).toMatchObject([{ name: before.items[0]?.name, whilePaying: false }]);
    expect(after.credits.map(({ applied }) => applied.value)).toEqual([0, 0]);
    expect(await readBookingRows(session.id)).toMatchObject([{ status: 'cancelled' }]);
    expect((await completeBasket(shop, person, before)).status).toBe(409);
  });

  it('that ran out end too', async () => {
    const { session } = await aClass();
    const person = await makePerson(db);
    await add(person, place(session));
    clock.advance(20 * 60);
    await deleted(call, desk, session.id);
    expect((await cart(person)).items).toEqual([]);
    clock.advance(-20 * 60);
  });

  it('of chosen days of a camp leave the other days in the basket', async () => {
    const camp = await makeCamp(db, venue);
    const person = await makePerson(db);
    await add(person, getDays(camp, [0, 2]));
    await deleted(call, desk, camp.sessions[0]?.id ?? '');
    expect((await cart(person)).items[0]?.childItems).toHaveLength(1);
  });

  it('that are being paid for are gone, and their line stays until the payment has ended', async () => {
    const { session } = await aClass();
    const person = await makePerson(db);
    const basket = await add(person, place(session));
    await makeOpenPayment(db, basket, person.id);
    const payment = db.selectFrom('paymentTransactions').where('cartId', '=', basket.id).select('id');
    const { id: pinnedBy } = await payment.executeTakeFirstOrThrow();
    await db.updateTable('bookings').set({ pinnedBy }).where('occurrenceId', '=', session.id).execute();
    await deleted(call, desk, session.id);
    expect(await readBookingRows(session.id)).toMatchObject([{ status: 'cancelled', pinnedBy: null }]);
    expect((await getSessionRow(session.id)).consumedOnline).toBe(0);
    expect((await cart(person)).items).toMatchObject([{ holdExpired: true }]);
  });
});

it('ends the waitlist and the place that was offered', async () => {
  const { session } = await aClass({ maximum: 2, waitlistMaximum: 5, waitlistConsumed: 2, awaitedPlaces: 1 });
  const [offered, waiting] = [await makePerson(db), await makePerson(db)];
  const bookingId = await makeBooking(db, session, offered.id, {
    status: 'reserved',
    holdKind: 'offer',
    expiresAt: new Date('2026-11-24T18:20:00Z'),
  });
  const offer = { status: 'offered' as const, bookingId, offerExpiresAt: new Date('2026-11-24T18:20:00Z') };
  await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId: session.id, userId: offered.id, ...offer })
    .execute();
  await db.insertInto('waitlistEntries').values({ occurrenceId: session.id, userId: waiting.id }).execute();
  await deleted(call, desk, session.id);
  const entries = await db
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', session.id)
    .select('status')
    .execute();
  expect(entries).toEqual([{ status: 'expired' }, { status: 'expired' }]);
  expect(await getSessionRow(session.id)).toMatchObject({ waitlistConsumed: 0, awaitedPlaces: 0, consumedOnline: 0 });
});

describe('a session that cannot be deleted', () => {
  it('is one that is deleted already', async () => {
    const { session } = await aClass();
    await deleted(call, desk, session.id);
    for (const data of [
      { action: 'delete', reason: 'unknown' },
      { action: 'update', start_time: '10:00' },
    ])
      expect(getFailure(await manage(call, desk, session.id, data))).toMatchObject({
        status: 409,
        code: 'not_bookable',
      });
  });

  it('is one that has begun with somebody in it; an empty one can be', async () => {
    const past = { startsAt: new Date('2026-11-24T17:30:00Z') };
    const [{ session }, { session: empty }] = [await aClass(past), await aClass(past)];
    const bookingId = await makeBooking(db, session, desk.id);
    const answer = await manage(call, desk, session.id, { action: 'delete', reason: 'unknown' });
    expect(getFailure(answer)).toMatchObject({
      status: 409,
      code: 'cannot_cancel',
      message: 'This session has already started',
      details: { bookingIds: [bookingId] },
    });
    expect((await deleted(call, desk, empty.id, 'data_cleanup')).status).toBe('cancelled');
  });
});

describe('the mail', () => {
  async function cancelPaid(language: 'en' | 'cy', reason?: string) {
    const { activity, session } = await aClass();
    const full = await makeSession(db, activity, { startsAt: new Date('2026-11-27T20:00:00Z'), maximum: 0 });
    const next = await makeSession(db, activity, { startsAt: new Date('2026-11-28T20:00:00Z') });
    const person = await makeCreditor(shop, { general: 620 });
    await db.updateTable('users').set({ language }).where('id', '=', person.id).execute();
    await add(person, place(session));
    await payByCredit(shop, person, { general: 620 });
    await deleted(call, desk, session.id, reason);
    return { mail: await getMail(person), next, full, activity };
  }

  it('says why, what came back and what can be booked instead', async () => {
    const { mail, next, activity } = await cancelPaid('en');
    expect(mail?.subject).toBe('Your session has been cancelled');
    expect(mail?.text).toContain('the venue has had to cancel Aqua Fit, Thu, 26 Nov 2026 at 20:00, Riverside.');
    expect(mail?.text).toContain('The weather does not allow it.');
    expect(mail?.text).toContain('Back as credit: £6.20');
    expect(mail?.text).toContain('The next one with free places: Aqua Fit, Sat, 28 Nov 2026 at 20:00, Riverside.');
    expect(mail?.html).toContain(`/location/${venue.slug}/${activity.slug}/2026-11-28#session-${next.id}`);
    expect(mail?.calendars[0]).toContain('METHOD:CANCEL');
  });

  it('is in the language of the person', async () => {
    const { mail } = await cancelPaid('cy');
    expect(mail?.subject).toBe('Mae eich sesiwn wedi’i chanslo');
    expect(mail?.text).toContain('Nid yw’r tywydd yn caniatáu hynny.');
    expect(mail?.html).toContain('<html lang="cy">');
  });

  it('leaves out a reason that says nothing to them', async () => {
    const { mail } = await cancelPaid('en', 'data_cleanup');
    expect(mail?.text).not.toMatch(/cleanup|sessionCancelled/);
  });

  it('of a place that nothing was paid for says so', async () => {
    const { session } = await aClass();
    const person = await makePerson(db, { email: `${randomUUID()}@example.com` });
    await makeBooking(db, session, person.id);
    await deleted(call, desk, session.id);
    expect((await getMail(person))?.text).toContain('Nothing was paid for it, so there is nothing to return.');
  });
});

it('is audited, the session and each booking', async () => {
  const { session } = await aClass();
  const bookingId = await makeBooking(db, session, desk.id);
  await deleted(call, desk, session.id);
  const rows = await db
    .selectFrom('auditEvents')
    .where('subjectId', 'in', [session.id, bookingId])
    .orderBy('id')
    .selectAll()
    .execute();
  expect(rows).toMatchObject([
    { actorUserId: desk.id, action: 'occurrence_cancelled', details: { reason: 'adverse_weather', bookings: 1 } },
    { actorUserId: desk.id, action: 'booking_cancelled', details: { reason: 'adverse_weather' } },
  ]);
});

it('is made known, so that its pages are made anew as after a booking', async () => {
  const { session } = await aClass();
  const known: string[] = [];
  const stop = onAvailabilityChanged(db, (ids) => void known.push(...ids));
  await deleted(call, desk, session.id);
  stop();
  expect(known).toEqual([session.id]);
});
