import { askToCancel, cancelThese, readPreview } from '#tests/support/bookings/cancel-bookings.ts';
import { getCredit } from '#tests/support/bookings/credit-customer.ts';
import { payByPackage } from '#tests/support/bookings/pay-by-package.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { getFailure, getMessage } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, call } = shop;
const { aClass, aVisit, later, classes } = await openVisits(shop);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function setPolicy(occurrenceId: string, cutOffActions: ('charge_fee' | 'disable_booking')[]) {
  const { id } = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Two days', cutOffMinutes: 2 * 24 * 60, cutOffActions, fee: 300, awardsCredit: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ cancellationPolicyId: id }).where('id', '=', occurrenceId).execute();
}

const getStatus = (id: string) =>
  db
    .selectFrom('bookings')
    .where('id', '=', id)
    .select(['status', 'cancelReason', 'cancellationSource'])
    .executeTakeFirstOrThrow();
const getTaken = async (id: string) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow()).consumed;
const getLetters = (id: string) =>
  db.selectFrom('outbox').where('dedupeKey', '=', `cancelled:${id}`).select('payload').execute();

describe('a preview', () => {
  it('says what cancelling then does, and changes nothing', async () => {
    const { session, person, ids } = await aVisit();
    const preview = await readPreview(shop, person, ids);
    expect(await getCredit(shop, person)).toEqual({ general: 0 });
    expect(await getTaken(session.id)).toBe(3);
    expect(await getLetters(ids[0] ?? '')).toEqual([]);
    expect(await cancelThese(shop, person, ids)).toEqual(preview);
    expect(await getCredit(shop, person)).toEqual({ general: 1460 });
    expect(await getTaken(session.id)).toBe(0);
  });

  it('names tickets, what was paid and how, what comes back and the balance afterwards', async () => {
    const { person, ids } = await aVisit();
    const [adults, child] = await readPreview(shop, person, ids);
    expect(adults).toMatchObject({
      id: ids[0],
      ticketName: 'Adult',
      quantity: 2,
      paid: { value: 1120 },
      paidBy: [{ tenderType: 'credit', cardLast4: null }],
      fee: { value: 0 },
      credit: { value: 1120 },
      refund: { value: 0 },
      returnedTo: [{ type: 'general', amount: { value: 1120 }, balance: { value: 1460 } }],
      keptBecause: null,
    });
    expect(child).toMatchObject({ ticketName: 'Junior', quantity: 1, credit: { value: 340 } });
  });

  it('offers no place to the waitlist; the cancellation does', async () => {
    const { session, person, id } = await aClass({ ...later, maximum: 1, waitlistMaximum: 3 });
    const waiting = await makePerson(db);
    await call(`/api/v1/activities/occurrences/${session.id}/waitlist/members`, {
      token: waiting.token,
      body: { data: { user_id: waiting.id } },
    });
    const getEntry = () =>
      db.selectFrom('waitlistEntries').where('occurrenceId', '=', session.id).select('status').executeTakeFirst();
    await readPreview(shop, person, [id]);
    expect(await getEntry()).toEqual({ status: 'waiting' });
    await cancelThese(shop, person, [id]);
    expect(await getEntry()).toEqual({ status: 'offered' });
    expect(await getTaken(session.id)).toBe(1);
  });
});

it('cancels one kind of ticket of a visit, and the rest stays', async () => {
  const { session, person, ids } = await aVisit();
  const [adults = '', child = ''] = ids;
  const answer = await askToCancel(shop, person, [child]);
  expect(getMessage(answer)).toBe('Your booking has been cancelled');
  expect(await getCredit(shop, person)).toEqual({ general: 340 });
  expect(await getStatus(adults)).toMatchObject({ status: 'settled' });
  expect(await getTaken(session.id)).toBe(2);
  const [letter] = await getLetters(child);
  expect(JSON.stringify(letter?.payload)).toContain('1 x Junior');
  expect(JSON.stringify(letter?.payload)).toContain('Back as credit: £3.40');
});

it('tells a person of a whole visit with one mail', async () => {
  const { person, ids } = await aVisit();
  await cancelThese(shop, person, ids);
  const letters = await Promise.all(ids.map(getLetters));
  expect(letters.flat()).toHaveLength(1);
  expect(JSON.stringify(letters.flat()[0]?.payload)).toContain('2 x Adult, 1 x Junior');
});

it('cancels all or none, and names what cannot be cancelled', async () => {
  const { person, ids } = await aVisit();
  const [adults = '', child = ''] = ids;
  await cancelThese(shop, person, [child]);
  const refused = getFailure(await askToCancel(shop, person, ids));
  expect(refused).toMatchObject({
    code: 'cannot_cancel',
    message: 'This booking is already cancelled',
    details: { bookingIds: [child] },
  });
  expect(await getStatus(adults)).toMatchObject({ status: 'settled' });
  expect(await getCredit(shop, person)).toEqual({ general: 340 });
});

it('gives back a use of a package and says how many are left', async () => {
  const { session, person, id } = await aClass();
  const paid = { userId: person.id, bookingId: id, pricingOptionId: classes.pricingOptionId ?? '', quantity: 1 };
  const getUsesTaken = await payByPackage(db, paid);
  const [preview] = await readPreview(shop, person, [id]);
  expect(preview?.usesReturned).toEqual([
    { kind: 'package', name: 'Ten swims', uses: 1, left: 6, total: 10, expiresAt: null },
  ]);
  await cancelThese(shop, person, [id]);
  expect(await getUsesTaken()).toBe(4);
  expect(await getTaken(session.id)).toBe(0);
});

describe('some of several equal tickets', () => {
  const some = (bookingId: string, quantity: number) => ({ tickets: [{ booking_id: bookingId, quantity }] });

  it('are cancelled by themselves; the booking goes on with the others under its id', async () => {
    const { session, person, ids } = await aVisit();
    const [adults = ''] = ids;
    const [part] = await cancelThese(shop, person, [adults], some(adults, 1));
    expect(part).toMatchObject({ partOf: adults, quantity: 1, ticketName: 'Adult', paid: { value: 560 } });
    expect(part?.id).not.toBe(adults);
    expect(await getCredit(shop, person)).toEqual({ general: 560 });
    expect(await getTaken(session.id)).toBe(2);
    const [rest] = await readPreview(shop, person, [adults]);
    expect(rest).toMatchObject({ partOf: null, quantity: 1, paid: { value: 560 } });
    expect(JSON.stringify(await getLetters(part?.id ?? ''))).toContain('1 x Adult');
  });

  it('are previewed without splitting anything', async () => {
    const { person, ids } = await aVisit();
    const [adults = ''] = ids;
    const [part] = await cancelThese(shop, person, [adults], { ...some(adults, 1), preview: true });
    expect(part).toMatchObject({ partOf: adults, quantity: 1, credit: { value: 560 } });
    expect(await readPreview(shop, person, [adults])).toMatchObject([{ quantity: 2, credit: { value: 1120 } }]);
  });

  it('named as all of them are the booking itself', async () => {
    const { person, ids } = await aVisit();
    const [adults = ''] = ids;
    expect(await cancelThese(shop, person, [adults], some(adults, 2))).toMatchObject([{ id: adults, partOf: null }]);
  });

  it('cannot be more than there are', async () => {
    const { person, ids } = await aVisit();
    const [adults = ''] = ids;
    const refused = getFailure(await askToCancel(shop, person, [adults], some(adults, 3)));
    expect(refused).toMatchObject({
      code: 'validation_failed',
      errors: { 'tickets.0.quantity': ['Must be at most 2'] },
    });
    expect(await getStatus(adults)).toMatchObject({ status: 'settled' });
  });

  it.each([
    ['at their own place in the list', (one: string, other: string) => [other, one], [9, 1], 'tickets.0.quantity'],
    ['of a booking that is not among those', (_: string, other: string) => [other], [1], 'tickets.0.booking_id'],
    ['twice', (one: string) => [one, one], [1, 1], 'tickets.1.booking_id'],
  ])('are refused %s', async (reason, choose, quantities, path) => {
    const { person, ids } = await aVisit();
    const [adults = '', junior = ''] = ids;
    const tickets = choose(adults, junior).map((booking_id, index) => ({ booking_id, quantity: quantities[index] }));
    const named = reason.startsWith('at') ? [adults, junior] : [adults];
    const refused = getFailure(await askToCancel(shop, person, named, { tickets }));
    expect(refused.code).toBe('validation_failed');
    expect(Object.keys(refused.errors ?? {})).toEqual([path]);
    expect(await getStatus(adults)).toMatchObject({ status: 'settled' });
  });

  it('asked for at once are each cancelled once, and no more than there are', async () => {
    const { session, person, ids } = await aVisit();
    const [adults = ''] = ids;
    const answers = await Promise.all([1, 2, 3].map(() => askToCancel(shop, person, [adults], some(adults, 1))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(await getCredit(shop, person)).toEqual({ general: 1120 });
    expect(await getTaken(session.id)).toBe(1);
  });

  it('of somebody else stay hidden', async () => {
    const [visit, theirs] = [await aVisit(), await aVisit()];
    const [adults = ''] = theirs.ids;
    expect((await askToCancel(shop, visit.person, [adults], some(adults, 1))).status).toBe(404);
    expect(await getTaken(theirs.session.id)).toBe(3);
  });
});

describe('after the cut-off', () => {
  const getPenalties = (userId: number) =>
    db.selectFrom('penalties').where('userId', '=', userId).select(['amount', 'status']).execute();

  it('takes the fee off what comes back, and asks for nothing more', async () => {
    const { session, person, id } = await aClass();
    await setPolicy(session.id, ['charge_fee', 'disable_booking']);
    const [preview] = await readPreview(shop, person, [id]);
    expect(preview).toMatchObject({
      paid: { value: 620 },
      fee: { value: 300 },
      credit: { value: 320 },
      keptBecause: null,
      consequences: ['charge_fee'],
    });
    expect(await cancelThese(shop, person, [id])).toEqual([preview]);
    expect(await getCredit(shop, person)).toEqual({ general: 320 });
    expect(await getPenalties(person.id)).toEqual([{ amount: 300, status: 'paid' }]);
  });

  it('keeps what was paid where there is no fee, and says what it leads to', async () => {
    const { session, person, id } = await aClass();
    await setPolicy(session.id, ['disable_booking']);
    const [preview] = await readPreview(shop, person, [id]);
    expect(preview).toMatchObject({
      fee: { value: 0 },
      credit: { value: 0 },
      keptBecause: 'cut_off',
      consequences: ['disable_booking'],
    });
    expect(await cancelThese(shop, person, [id])).toEqual([preview]);
    expect(await getPenalties(person.id)).toEqual([]);
  });

  it('a place that nothing was paid for owes the fee', async () => {
    const { session, person, id } = await aClass();
    await db.updateTable('bookings').set({ price: 0 }).where('id', '=', id).execute();
    await setPolicy(session.id, ['charge_fee', 'disable_booking']);
    expect(await cancelThese(shop, person, [id])).toMatchObject([
      { paid: { value: 0 }, fee: { value: 300 }, consequences: ['charge_fee', 'disable_booking'] },
    ]);
    expect(await getPenalties(person.id)).toEqual([{ amount: 300, status: 'outstanding' }]);
  });
});

describe('who may', () => {
  it("hides somebody else's booking, alone and among one's own", async () => {
    const [booking, theirs] = [await aClass(), await aClass()];
    expect((await askToCancel(shop, booking.person, [theirs.id])).status).toBe(404);
    expect((await askToCancel(shop, booking.person, [booking.id, theirs.id])).status).toBe(404);
    expect((await askToCancel(shop, booking.person, [theirs.id], { preview: true })).status).toBe(404);
    expect(await getStatus(booking.id)).toMatchObject({ status: 'settled' });
    expect(await getStatus(theirs.id)).toMatchObject({ status: 'settled' });
  });

  it('lets a linked person cancel, and gives the credit to who paid', async () => {
    const { person, id } = await aClass();
    const partner = await makePerson(db);
    await linkPeople(db, partner, person);
    await cancelThese(shop, partner, [id]);
    expect(await getCredit(shop, person)).toEqual({ general: 620 });
  });

  it('keeps the sources of staff from customers', async () => {
    const { person, id } = await aClass();
    for (const cancellation_source of ['foh', 'occurrence'])
      expect((await askToCancel(shop, person, [id], { cancellation_source })).status).toBe(403);
  });

  it('lets staff cancel after the cut-off with a reason, without a mail, and writes it down', async () => {
    const { session, person, id } = await aClass();
    await setPolicy(session.id, ['charge_fee']);
    const desk = await makePerson(db, { permissions: ['sell'] });
    const more = { cancellation_source: 'foh', reason: 'adverse_weather', notify: false };
    await cancelThese(shop, desk, [id], more);
    expect(await getStatus(id)).toEqual({
      status: 'cancelled',
      cancelReason: 'adverse_weather',
      cancellationSource: 'foh',
    });
    expect(await getLetters(id)).toEqual([]);
    expect(await db.selectFrom('penalties').where('userId', '=', person.id).select('id').execute()).toEqual([]);
    const audit = await db
      .selectFrom('auditEvents')
      .where('subjectId', '=', id)
      .where('action', '=', 'booking_cancelled')
      .select('actorUserId')
      .execute();
    expect(audit).toEqual([{ actorUserId: desk.id }]);
  });

  it('ignores reason and silence of customers', async () => {
    const { person, id } = await aClass();
    await cancelThese(shop, person, [id], { reason: 'unknown', notify: false });
    expect(await getStatus(id)).toMatchObject({ cancelReason: null });
    expect(await getLetters(id)).toHaveLength(1);
  });
});

it('answers the same again for the same key', async () => {
  const { person, id } = await aClass();
  const body = { data: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: [id] } };
  const headers = { 'Idempotency-Key': `cancel-${id}` };
  const send = () => call('/api/v1/activities/bookings', { method: 'PATCH', token: person.token, body, headers });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect(await getCredit(shop, person)).toEqual({ general: 620 });
});
