import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { makePeople } from '#tests/support/places/session.ts';
import { createPurgeOld } from './purge-old.ts';

const { db } = await testDatabase();
const clock = testClock();
const now = clock.now();
const purgeOld = createPurgeOld({ db, clock });

function days(count: number): Date {
  return new Date(now.getTime() + count * 86_400_000);
}

const [userId = 0] = await makePeople(db, 1);

it('forgets idempotent replies after their day', async () => {
  const row = { caller: 'a', method: 'POST', path: '/x', bodyHash: 'h', createdAt: now };
  await db
    .insertInto('idempotencyRequests')
    .values([
      { ...row, key: 'old', expiresAt: days(-0.1) },
      { ...row, key: 'new', expiresAt: days(0.1) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('idempotencyRequests').select('key').execute()).toEqual([{ key: 'new' }]);
});

it('deletes tokens and reset links that are of no use any more, and keeps those that are', async () => {
  const row = { userId, createdAt: days(-40), lastUsedAt: days(-40) };
  await db
    .insertInto('accessTokens')
    .values([
      { ...row, tokenHash: 'over', expiresAt: days(-1) },
      { ...row, tokenHash: 'valid', expiresAt: days(1) },
    ])
    .execute();
  const reset = { userId, createdAt: days(-3) };
  await db
    .insertInto('passwordResets')
    .values([
      { ...reset, tokenHash: 'over', expiresAt: days(-2) },
      { ...reset, tokenHash: 'late', expiresAt: days(-0.5) },
    ])
    .execute();
  const confirmation = { ...reset, email: 'robin@example.com' };
  await db
    .insertInto('emailConfirmations')
    .values([
      { ...confirmation, tokenHash: 'over', expiresAt: days(-2) },
      { ...confirmation, tokenHash: 'late', expiresAt: days(-0.5) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('emailConfirmations').select('tokenHash').execute()).toEqual([{ tokenHash: 'late' }]);
  expect(await db.selectFrom('accessTokens').select('tokenHash').execute()).toEqual([{ tokenHash: 'valid' }]);
  expect(await db.selectFrom('passwordResets').select('tokenHash').execute()).toEqual([{ tokenHash: 'late' }]);
});

it('deletes mails a month after they were sent or given up, and those of the demo after a week', async () => {
  const row = { kind: 'email' as const, payload: '{}', createdAt: days(-60), availableAt: days(-60) };
  await db
    .insertInto('outbox')
    .values([
      { ...row, dedupeKey: 'sent long ago', sentAt: days(-31) },
      { ...row, dedupeKey: 'sent', sentAt: days(-29) },
      { ...row, dedupeKey: 'given up', attempts: 10, availableAt: days(-31) },
      { ...row, dedupeKey: 'waiting', availableAt: days(0) },
    ])
    .execute();
  const mail = { recipient: 'robin@example.com', subject: 's', html: 'h', text: 't' };
  await db
    .insertInto('demoMails')
    .values([
      { ...mail, createdAt: days(-8) },
      { ...mail, createdAt: days(-6) },
    ])
    .execute();
  await purgeOld();
  const keptMails = await db.selectFrom('outbox').select('dedupeKey').orderBy('id').execute();
  expect(keptMails.map(({ dedupeKey }) => dedupeKey)).toEqual(['sent', 'waiting']);
  expect(await db.selectFrom('demoMails').select('createdAt').execute()).toEqual([{ createdAt: days(-6) }]);
});

it('forgets after two years who was reminded of what', async () => {
  const restrictions = await db
    .insertInto('restrictions')
    .values([
      { name: 'Old rules', type: 'post-purchase-waiver' },
      { name: 'New rules', type: 'post-purchase-waiver' },
    ])
    .returning('id')
    .execute();
  const [old = '', recent = ''] = restrictions.map(({ id }) => id);
  await db
    .insertInto('paperReminders')
    .values([
      { userId, restrictionId: old, remindedAt: days(-731) },
      { userId, restrictionId: recent, remindedAt: days(-729) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('paperReminders').select('restrictionId').execute()).toEqual([{ restrictionId: recent }]);
});

it('deletes checkout sessions a month later, but not one that was paid with', async () => {
  const { id: cartId } = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await db
    .insertInto('paymentAccounts')
    .values({ kind: 'opayo', mode: 'sandbox', name: 'Sandbox' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = {
    cartId,
    channel: 'online' as const,
    itemHash: 'h',
    amount: 620,
    createdAt: days(-40),
    expiresAt: days(-40),
  };
  const [paidSession, unpaidSession] = await db
    .insertInto('checkoutSessions')
    .values([row, row])
    .returning('id')
    .execute();
  await db
    .insertInto('paymentTransactions')
    .values({
      sessionId: paidSession?.id ?? null,
      cartId,
      accountId,
      kind: 'opayo',
      mode: 'sandbox',
      channel: 'online',
      amount: 620,
      currency: 'GBP',
      itemHash: 'h',
      createdAt: days(-40),
      updatedAt: days(-40),
      expiresAt: days(-40),
    })
    .execute();
  await purgeOld();
  expect(unpaidSession).toBeDefined();
  expect(await db.selectFrom('checkoutSessions').select('id').execute()).toEqual([{ id: paidSession?.id }]);
});

it('deletes networks of log-ins after 90 days, and audit rows after two years', async () => {
  const networks = [
    { userId, networkHash: 'old', lastUsedAt: days(-91) },
    { userId, networkHash: 'known', lastUsedAt: days(-89) },
  ];
  await db.insertInto('accountNetworks').values(networks).execute();
  const row = { actorUserId: null, subjectType: 'user', subjectId: '1' };
  await db
    .insertInto('auditEvents')
    .values([
      { ...row, action: 'old', createdAt: days(-731) },
      { ...row, action: 'kept', createdAt: days(-729) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('accountNetworks').select('networkHash').execute()).toEqual([{ networkHash: 'known' }]);
  expect(await db.selectFrom('auditEvents').select('action').execute()).toEqual([{ action: 'kept' }]);
});

it('deletes more than it takes at once', async () => {
  const row = { recipient: 'robin@example.com', subject: 's', html: 'h', text: 't', createdAt: days(-8) };
  await db
    .insertInto('demoMails')
    .values(Array.from({ length: 2_001 }, () => row))
    .execute();
  await purgeOld();
  expect(await db.selectFrom('demoMails').select('id').where('createdAt', '=', days(-8)).execute()).toEqual([]);
});

it('deletes answers to questions a month after what was booked is over or cancelled', async () => {
  const activity = await makeActivity(db, await makeVenue(db));
  const [question] = await makeQuestions(db, { id: activity.scheduleId }, [{ type: 'text' }]);
  const over = await makeSession(db, activity, { startsAt: days(-31) });
  const recent = await makeSession(db, activity, { startsAt: days(-29) });
  const later = await makeSession(db, activity, { startsAt: days(5) });
  const cancelledAt = days(-31);
  const cancelled = { status: 'cancelled', cancelledAt, releasedAt: cancelledAt } as const;
  const bundle = { scheduleId: activity.scheduleId, userId, isFull: true };
  const insertBundle = async (more: object) =>
    (
      await db
        .insertInto('bookingBundles')
        .values({ ...bundle, ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const owners = {
    over: { bookingId: await makeBooking(db, over, userId) },
    recent: { bookingId: await makeBooking(db, recent, userId) },
    later: { bookingId: await makeBooking(db, later, userId) },
    cancelled: { bookingId: await makeBooking(db, later, userId, cancelled) },
    'cancelled camp': { bundleId: await insertBundle({ status: 'cancelled', cancelledAt }) },
    camp: { bundleId: await insertBundle({ status: 'settled' }) },
    'over, not booked': { userId, occurrenceId: over.id },
    'later, not booked': { userId, occurrenceId: later.id },
  };
  const rows = Object.entries(owners).map(([name, owner]) => ({
    ...owner,
    questionId: question?.id ?? 0,
    answer: JSON.stringify(name),
    answeredAt: days(-40),
  }));
  for (const row of rows) await db.insertInto('questionAnswers').values(row).execute();
  await purgeOld();
  const kept = await db.selectFrom('questionAnswers').select('answer').execute();
  expect(kept.map(({ answer }) => String(answer)).toSorted()).toEqual(['camp', 'later', 'later, not booked', 'recent']);
});

describe('waivers of attendees', () => {
  const read = async () =>
    (await db.selectFrom('attendees').select('lastName').execute()).map(({ lastName }) => lastName);

  /** A line of a basket that was bought or not, of a session that ended so many days ago. */
  async function makeLine(status: 'open' | 'closed', ago: number, isCamp = false) {
    const activity = await makeActivity(db, await makeVenue(db));
    await db
      .updateTable('schedules')
      .set({ startsAt: days(-ago - 5), endsAt: days(-ago) })
      .where('id', '=', activity.scheduleId)
      .execute();
    const bookingId = isCamp
      ? null
      : await makeBooking(db, await makeSession(db, activity, { startsAt: days(-ago) }), userId);
    const bundle = { scheduleId: activity.scheduleId, userId, isFull: true, status: 'settled' } as const;
    const bundleId = isCamp
      ? (await db.insertInto('bookingBundles').values(bundle).returning('id').executeTakeFirstOrThrow()).id
      : null;
    const [cartUserId = 0] = await makePeople(db, 1);
    const closedAt = status === 'closed' ? days(-ago - 1) : null;
    const cart = await db
      .insertInto('carts')
      .values({ userId: cartUserId, channel: 'online', source: 'activity-booking', status, closedAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const amounts = { unitPrice: 0, standardPrice: 0, lineTotal: 0 };
    const kinds = { type: 'av2_booking', purchasableType: 'av2Booking', purchasableId: activity.scheduleId } as const;
    const line = { cartId: cart.id, name: 'Climbing', bookingId, bundleId, ...kinds, ...amounts };
    const { id } = await db.insertInto('cartItems').values(line).returning('id').executeTakeFirstOrThrow();
    return { bookingId, cartItemId: id };
  }

  async function makeWaiver(
    lastName: string,
    ago: number,
    line: { bookingId: string | null; cartItemId: string } | null,
  ) {
    const restriction = await db
      .insertInto('restrictions')
      .values({ type: 'enhanced-pre-waiver', name: 'Climbing waiver' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attendee = await db
      .insertInto('attendees')
      .values({ ownerUserId: userId, firstName: 'Sam', lastName, createdAt: days(-ago) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const values = { restrictionId: restriction.id, attendeeId: attendee.id, agreedAt: days(-ago), ...line };
    const waiver = await db.insertInto('questionWaivers').values(values).returning('id').executeTakeFirstOrThrow();
    const section = await db
      .insertInto('questionSections')
      .values({ restrictionId: restriction.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const question = await db
      .insertInto('questions')
      .values({ sectionId: section.id, type: 'text', question: 'Injuries' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = { questionId: question.id, answer: JSON.stringify(lastName), answeredAt: days(-ago) };
    await db
      .insertInto('questionAnswers')
      .values({ ...answer, questionWaiverId: waiver.id })
      .execute();
  }

  it('end after a day where nothing was bought, else after two years, and the attendee with the last of them', async () => {
    await makeWaiver('Free', 2, null);
    await makeWaiver('Fresh', 0.5, null);
    await makeWaiver('In a basket', 2, await makeLine('open', -5));
    await makeWaiver('Bought', 700, await makeLine('closed', 690));
    await makeWaiver('Long ago', 731, await makeLine('closed', 720));
    await purgeOld();
    expect((await read()).toSorted()).toEqual(['Bought', 'Fresh']);
  });

  it('lose the answers a month after what they were for is over', async () => {
    await db.deleteFrom('questionWaivers').execute();
    await makeWaiver('Over', 35, await makeLine('closed', 31));
    await makeWaiver('Recent', 35, await makeLine('closed', 29));
    await makeWaiver('Camp over', 35, await makeLine('closed', 31, true));
    await makeWaiver('Camp recent', 35, await makeLine('closed', 29, true));
    await purgeOld();
    const kept = await db
      .selectFrom('questionAnswers')
      .where('questionWaiverId', 'is not', null)
      .select('answer')
      .execute();
    expect(kept.map(({ answer }) => String(answer)).toSorted()).toEqual(['Camp recent', 'Recent']);
  });
});
