import { randomIds } from '#backend/ids.ts';
import { addCartItemsEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePackage } from '#tests/support/make/make-package.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse, makeExtra, makeQuestions } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

/** A small operator with one of everything, so that generated requests sometimes name something that exists. */
export async function makeWorld() {
  const { db } = await testDatabase();
  const { call } = testBackend({ db, ids: randomIds, config: testConfig({ rateLimits: false }) });
  await makeOperator(db);
  await db.insertInto('paymentAccounts').values({ kind: 'opayo', mode: 'sandbox', name: 'Test' }).execute();
  const venue = await makeVenue(db, { latitude: 53.5, longitude: -2.2, postcode: 'M1 1AE' });
  const classes = await makeActivity(db, venue);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const ticket = await makeTicket(db, swimming);
  const session = await makeSession(db, classes, { maximum: 100 });
  const waitlistSession = await makeSession(db, classes, {
    maximum: 0,
    waitlistMaximum: 10,
    startsAt: new Date('2026-11-26T20:00:00Z'),
  });
  const swim = await makeSession(db, swimming, { maximum: 100, startsAt: new Date('2026-11-25T20:00:00Z') });
  const robin = await makePerson(db, { email: 'robin@example.com', password: 'Correct-horse-1', reference: 'ROBIN' });
  const child = await makePerson(db);
  const clerk = await makePerson(db, {
    permissions: ['sell', 'customers', 'timetable', 'attendance', 'refunds', 'categories'],
  });
  await linkPeople(db, robin, child);
  const another = await makeSession(db, classes, { maximum: 100, startsAt: new Date('2026-11-28T20:00:00Z') });
  const bookedSession = await makeSession(db, classes, { startsAt: new Date('2026-11-27T20:00:00Z') });
  const bookingId = await makeBooking(db, bookedSession, robin.id);
  async function fill(): Promise<Cart> {
    const items = { id: swim.id, type: 'purchasableOccurrence', pricing_option_id: ticket.pricingOptionId };
    return getData(addCartItemsEndpoint, await call('/api/checkout/cart/add', { token: robin.token, body: { items } }));
  }
  const cart = await fill();
  const camp = await makeCamp(db, venue, { session: { maximum: 1000 } });
  const course = await makeCourse(db, venue, { session: { maximum: 1000 } });
  const extra = await makeExtra(db, camp, 500);
  const [question, choice] = await makeQuestions(db, camp, [
    { type: 'text' },
    { type: 'multi_select', options: ['One', 'Two'] },
  ]);

  const product = await makePricingOption(db, 'guest_pass', 350);
  const { id: packageId } = await makePackage(db);
  const restriction = await db
    .insertInto('restrictions')
    .values({ name: 'Rules', type: 'pre-purchase-waiver' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const world = {
    call,
    /** Undoes what an earlier call may have done: logging out, clearing the basket. */
    async prepare(): Promise<void> {
      await db.updateTable('accessTokens').set({ revokedAt: null }).execute();
      const rows = await db.selectFrom('cartItems').where('cartId', '=', cart.id).select('id').execute();
      const items = rows.length === 0 ? (await fill()).items : rows;
      world.named.cartItemId = items.map(({ id }) => id);
    },
    tokens: [robin.token, robin.token, robin.token, robin.token, child.token, clerk.token],
    ...known({
      venue: [venue.slug, venue.id],
      packageId: [packageId],
      category: [swimming.slug, camp.categorySlug],
      venueSlugs: [venue.slug],
      categorySlugs: [camp.categorySlug, course.categorySlug],
      startsAfter: ['2026-11-24 00:00:00'],
      campOccurrenceIds: camp.sessions.map(({ id }) => id),
      bookingFullCamp: [true, false],
      customQuestionId: [question?.id, choice?.id],
      answer: ['Text', choice?.options, true, 0],
      activity: [classes.slug, swimming.slug, swim.id],
      activitySlug: [classes.slug],
      activityId: [ticket.id, swim.v1Id * 100 + 1],
      id: [session.id, session.v1Id, waitlistSession.id, restriction.id, camp.id, course.slug],
      occurrenceId: [waitlistSession.id, swim.id],
      date: ['2026-11-24', '2026-11-25'],
      userId: [robin.id, robin.id, child.id],
      purchasedForUserId: [robin.id, child.id],
      selectedUserId: [robin.id, child.id],
      purchasableId: [
        session.id,
        another.id,
        swim.id,
        session.v1Id,
        product,
        bookedSession.id,
        camp.id,
        camp.id,
        course.id,
      ],
      purchasableType: [
        'purchasableOccurrence',
        'purchasableOccurrence',
        'purchasableOccurrence',
        'activity',
        'pricingOption',
        'camp',
        'camp',
        'course',
      ],
      pricingOptionId: [ticket.pricingOptionId, ticket.extraId, extra],
      source: ['online', 'online', 'online', 'activity-booking', 'bookings'],
      quantity: [1, 1, 1, 1, 2, 2 ** 40],
      cartItemId: cart.items.map(({ id }) => id),
      bookingId: [bookingId],
      reference: ['ROBIN'],
      query: ['Man', 'M1 1AE'],
      radius: ['30'],
      username: ['robin@example.com', 'ROBIN'],
      password: ['Correct-horse-1'],
      passwordConfirmation: ['Correct-horse-1'],
      email: ['new-1@example.com', 'new-2@example.com', 'robin@example.com'],
      dateOfBirth: ['1990-01-01'],
      language: ['en'],
      itemHash: [cart.itemHash],
      kind: ['opayo'],
      waitlistId: [1, 2],
    }),
  };
  return world;
}

/** The same values by the name of their field, and as strings and numbers for any other field. */
function known(named: Record<string, unknown[]>) {
  const values = Object.values(named).flat();
  return {
    named,
    words: values.filter((value) => typeof value === 'string'),
    numbers: values.filter((value) => typeof value === 'number'),
  };
}
