import { randomUUID } from 'node:crypto';
import { randomIds } from '#backend/ids.ts';
import { noServices, testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePackage } from '#tests/support/make/make-package.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

/** A backend, and the data that all requests share. */
export async function openWorld() {
  const { db } = await testDatabase();
  const { call } = testBackend({ db, clock: testClock(), ids: randomIds, config: testConfig({ rateLimits: false }) });
  await makeOperator(db, { onlineGuestPassesEnabled: true });
  const account = await db
    .insertInto('paymentAccounts')
    .values({ kind: 'opayo', mode: 'sandbox', name: 'Test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const venue = await makeVenue(db, { latitude: 53.5, longitude: -2.2, postcode: 'M1 1AE' });
  const classes = await makeActivity(db, venue);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const ticket = await makeTicket(db, swimming);
  const open = await makeSession(db, classes, { maximum: 10_000 });
  const swim = await makeSession(db, swimming, { maximum: 10_000, startsAt: new Date('2026-11-25T20:00:00Z') });
  const full = await makeSession(db, classes, {
    maximum: 0,
    waitlistMaximum: 10_000,
    startsAt: new Date('2026-11-26T20:00:00Z'),
  });
  const restriction = await db
    .insertInto('restrictions')
    .values({ name: 'Rules', type: 'pre-purchase-waiver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const camp = await makeCamp(db, venue, { session: { maximum: 10_000 } });
  const course = await makeCourse(db, venue);
  const { id: packageId } = await makePackage(db);

  /**
   * Robin with one of every kind of personal data, a linked person, a stranger, and staff: with one permission for
   * customers each, with none, and the manager with those for what is on.
   */
  async function makeScene() {
    const robin = await makePerson(db, { email: `${randomUUID()}@example.com` });
    const linkedPerson = await makePerson(db);
    await linkPeople(db, linkedPerson, robin);
    const [pending, revoked, cancelled] = await Promise.all([makePerson(db), makePerson(db), makePerson(db)]);
    await linkPeople(db, pending, robin, 'pending');
    await linkPeople(db, revoked, robin, 'revoked');
    await linkPeople(db, cancelled, robin, 'cancelled');
    const [stranger, idle, reader, seller, refunder, manager] = await Promise.all([
      makePerson(db),
      makePerson(db, { permissions: [] }),
      makePerson(db, { permissions: ['customers'] }),
      makePerson(db, { permissions: ['sell'] }),
      makePerson(db, { permissions: ['refunds'] }),
      makePerson(db, { permissions: ['timetable', 'categories', 'attendance'] }),
    ]);
    const classSession = await makeSession(db, classes, { startsAt: new Date('2026-12-01T18:00:00Z') });
    const bookingId = await makeBooking(db, classSession, robin.id);
    const bundle = await db
      .insertInto('bookingBundles')
      .values({ scheduleId: camp.id, userId: robin.id, bookedByUserId: robin.id, status: 'settled', isFull: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const day of camp.sessions.slice(0, 2)) await makeBooking(db, day, robin.id, { bundleId: bundle.id });
    const cart = await db
      .insertInto('carts')
      .values({ userId: robin.id, channel: 'online', source: 'activity-booking' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const amounts = { unitPrice: 350, standardPrice: 350, lineTotal: 350 };
    const line = {
      cartId: cart.id,
      type: 'pricing_option',
      purchasableType: 'pricingOption',
      purchasableId: ticket.extraId,
      name: 'Towel',
    } as const;
    const item = await db
      .insertInto('cartItems')
      .values({ ...line, ...amounts })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await db
      .insertInto('orders')
      .values({
        userId: robin.id,
        cartSource: 'activity-booking',
        status: 'success',
        currency: 'GBP',
        total: 0,
        balance: 0,
        itemCount: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await db
      .insertInto('checkoutSessions')
      .values({
        cartId: cart.id,
        userId: robin.id,
        channel: 'online',
        itemHash: 'hash',
        amount: 350,
        createdAt: new Date('2026-11-24T17:59:00Z'),
        expiresAt: new Date('2026-11-24T19:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const dates = { createdAt: new Date('2026-11-24T17:59:00Z'), updatedAt: new Date('2026-11-24T17:59:00Z') };
    const transaction = await db
      .insertInto('paymentTransactions')
      .values({
        kind: 'opayo',
        mode: 'sandbox',
        accountId: account.id,
        sessionId: session.id,
        cartId: cart.id,
        userId: robin.id,
        channel: 'online',
        amount: 350,
        currency: 'GBP',
        itemHash: 'hash',
        state: 'created',
        expiresAt: new Date('2026-11-24T19:00:00Z'),
        ...dates,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const savedCard = await db
      .insertInto('savedCards')
      .values({
        userId: robin.id,
        accountId: account.id,
        tokenRef: 'encrypted',
        brand: 'Visa',
        last4: '4242',
        expiry: '12/30',
        createdAt: dates.createdAt,
        deletedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('occurrences')
      .set((row) => ({
        waitlistConsumed: row('waitlistConsumed', '+', 1),
        awaitedPlaces: row('awaitedPlaces', '+', 1),
      }))
      .where('id', '=', full.id)
      .execute();
    const entry = await db
      .insertInto('waitlistEntries')
      .values({
        occurrenceId: full.id,
        userId: robin.id,
        addedByUserId: robin.id,
        createdAt: new Date('2026-11-24T12:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeMembership(db, { venue, userId: robin.id });
    const membership = await db
      .selectFrom('memberships')
      .where('userId', '=', robin.id)
      .select(['id', 'membershipTypeId'])
      .executeTakeFirstOrThrow();
    const charge = await db
      .insertInto('membershipCharges')
      .values({
        ...{ membershipId: membership.id, periodFrom: '2026-11-01', periodNext: '2026-12-01', amount: 2400 },
        ...{ state: 'given_up', failureCode: 'declined', createdAt: dates.createdAt, nextAttemptAt: dates.createdAt },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = `proofs/${randomUUID()}.pdf`;
    await noServices.files.put(file, new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), 'application/pdf');
    const document = await db
      .insertInto('joiningDocuments')
      .values({
        membershipId: membership.id,
        userId: robin.id,
        file,
        fileName: 'card.pdf',
        contentType: 'application/pdf',
        size: 15,
        uploadedAt: dates.createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const pass = await db
      .insertInto('guestPasses')
      .values({ userId: robin.id, code: randomUUID(), validFrom: dates.createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      robin,
      membership,
      chargeId: charge.id,
      documentId: document.id,
      passId: pass.id,
      managerId: manager.id,
      bookingId,
      bundleId: bundle.id,
      cartId: cart.id,
      cartItemId: item.id,
      orderId: order.id,
      sessionId: session.id,
      transactionUuid: transaction.id,
      savedCardId: savedCard.id,
      waitlistId: entry.id,
      another: await makeSession(db, classes, {
        maximum: 0,
        waitlistMaximum: 10,
        startsAt: new Date('2026-11-27T20:00:00Z'),
      }),
      tokens: {
        guest: undefined,
        stranger: stranger.token,
        owner: robin.token,
        linked: linkedPerson.token,
        pending: pending.token,
        revoked: revoked.token,
        cancelled: cancelled.token,
        idle: idle.token,
        reader: reader.token,
        seller: seller.token,
        refunder: refunder.token,
        manager: manager.token,
      },
      venue,
      classes,
      swimming,
      ticket,
      open,
      swim,
      full,
      restriction,
      camp,
      course,
      packageId,
    };
  }
  return { db, call, makeScene };
}

export type Scene = Awaited<ReturnType<Awaited<ReturnType<typeof openWorld>>['makeScene']>>;
