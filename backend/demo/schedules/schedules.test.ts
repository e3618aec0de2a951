import { transact } from '#backend/db/connection/transact.ts';
import { seedPeople } from '#backend/demo/people/seed-people.ts';
import { seedCatalogue } from '#backend/demo/seed.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { getCampEndpoint, type CampSchedule } from '#contract/schedules/camps.ts';
import { getCourseEndpoint, type CourseSchedule } from '#contract/schedules/courses.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { demoSchedules, seedSchedules } from './seed-schedules.ts';

const { db } = await testDatabase();
const clock = testClock('2026-11-21T22:00:00Z');
const { call } = testBackend({ db, clock });

await transact(db, async (tx) => {
  const now = clock.now();
  await seedDemoOperator(tx, now, '2026-11-18');
  await seedPeople(tx, now);
});
const { token } = await makePerson(db);

function seed(): Promise<void> {
  const now = clock.now();
  return transact(db, (tx) => seedSchedules(tx, localDate(now, 'Europe/London'), now));
}
const query = 'source=online&filter_by_first_bookable_at=false&venue_slugs=riverside-leisure-centre';

async function camp(slug: string): Promise<CampSchedule> {
  const path = `/api/v1/activities/camps/${slug}?${query}&category_slugs=holiday-camps`;
  return getData(getCampEndpoint, await call(path));
}
async function course(slug: string): Promise<CourseSchedule> {
  const path = `/api/v1/activities/courses/${slug}?${query}&category_slugs=swim-lessons`;
  return getData(getCourseEndpoint, await call(path));
}
const getAnswers = ({ occurrences }: CampSchedule) =>
  occurrences.map(({ bookableAction }) => bookableAction?.action ?? bookableAction?.reason);
const getTypes = ({ customQuestionSections }: CampSchedule) =>
  customQuestionSections.flatMap(({ questions }) => questions.map(({ type }) => type));

async function expectEveryState(): Promise<void> {
  const winter = await camp('winter-adventure');
  expect(winter).toMatchObject({
    price: { value: 9000 },
    pricingOptionAvailability: ['bundled', 'individual'],
    bookableAction: { action: 'book' },
    extras: [
      { name: 'Hot lunch', price: { value: 450 }, maxQuantity: 10 },
      { name: 'Camp T-shirt', maxQuantity: 10 },
    ],
    instructors: [{ name: 'Amy Walsh' }, { name: 'Joe Hartley' }],
  });
  expect(getAnswers(winter)).toEqual(['book', 'book', 'book', 'book', 'book']);
  const types = [
    'long_text',
    'select',
    'checkbox',
    'text',
    'number',
    'date',
    'radio',
    'multi_select',
    'checkbox',
    'group',
  ];
  expect(getTypes(winter)).toEqual(types);
  expect(
    winter.customQuestionSections
      .flatMap(({ questions }) => questions)
      .filter(({ required }) => required)
      .map(({ question }) => question),
  ).toEqual(['Allergies', 'Swimming level']);
  expect(await camp('multi-sport-week')).toMatchObject({
    pricingOptionAvailability: ['bundled'],
    bookableAction: { action: 'book' },
  });
  expect(await camp('football-days')).toMatchObject({
    price: null,
    pricingOptionAvailability: ['individual'],
    bookableAction: { action: 'book' },
    extras: [{}, { maxQuantity: 0 }],
  });
  expect(getAnswers(await camp('dance-week'))).toEqual(['book', 'book', 'full', 'book', 'book']);
  expect(await camp('climbing-week')).toMatchObject({ bookableAction: { action: null, reason: 'full' } });
  expect(await camp('community-games')).toMatchObject({
    price: { value: 0 },
    extras: [],
    customQuestionSections: [],
    restrictions: null,
    bookableAction: { action: 'book' },
  });
  expect(
    (await camp('circus-skills')).customQuestionSections
      .flatMap(({ questions }) => questions)
      .filter(({ type }) => type !== 'group')
      .every(({ required }) => required),
  ).toBe(true);
  const club = getAnswers(await camp('sports-club'));
  expect([club[0], club.at(-1)]).toEqual(['started', 'book']);
  expect(await camp('half-term-week')).toMatchObject({ bookableAction: { action: null, reason: 'started' } });

  expect(await course('learn-to-swim-stage-1')).toMatchObject({
    price: { value: 7200 },
    proRataPrice: null,
    bookableAction: { action: 'book' },
  });
  const joinable = await course('learn-to-swim-stage-2');
  expect(joinable).toMatchObject({ allowCustomerBookCourseAfterStart: true, bookableAction: { action: 'book' } });
  expect(joinable.proRataPrice?.value).toBeLessThan(7200);
  expect(await course('learn-to-swim-stage-3')).toMatchObject({ bookableAction: { action: null, reason: 'full' } });
  expect(await course('learn-to-swim-stage-4')).toMatchObject({
    bookableAction: { action: null, reason: 'started', message: 'This course has already started' },
  });
  const rookie = await course('rookie-lifeguard');
  expect(rookie).toMatchObject({ bookableAction: { action: 'book' }, ages: { minimum: 8, maximum: 14 } });
  expect(rookie.customQuestionSections.flatMap(({ questions }) => questions).map(({ type }) => type)).toEqual([
    'long_text',
    'select',
  ]);
  expect(await course('learn-to-swim-stage-5')).toMatchObject({
    bookableAction: { action: null, reason: 'not_yet_open' },
  });
}

it('has camps and courses in every state, on the day it is made', async () => {
  await seed();
  await expectEveryState();
  const signedIn = await call(`/api/v1/activities/camps/winter-adventure?${query}`, { token });
  expect(getData(getCampEndpoint, signedIn).restrictions).toMatchObject({
    prePurchaseWaiver: { name: 'Camp agreement' },
  });
  const lessons = await call(`/api/v1/activities/courses/rookie-lifeguard?${query}`, { token });
  expect(getData(getCourseEndpoint, lessons).restrictions).toMatchObject({
    prePurchaseWaiver: { name: 'Swim lesson agreement' },
  });
  const sam = await db
    .selectFrom('bookingBundles')
    .where('userId', '=', 1002)
    .select(['status', 'totalPrice'])
    .execute();
  expect(sam).toEqual([{ status: 'settled', totalPrice: 4800 }]);
});

it('still has them weeks later, seeded again whenever it is started', async () => {
  // A Sunday, a Saturday, Christmas Day, February, and the day on which the clock changes.
  for (const days of [1, 6, 27, 45, 48]) {
    clock.advance(days * 86_400);
    await seed();
    await expectEveryState();
  }
  const slugs = await db
    .selectFrom('schedules')
    .where(
      'slug',
      'in',
      demoSchedules.map(({ slug }) => slug),
    )
    .select('slug')
    .execute();
  expect(slugs).toHaveLength(demoSchedules.length);
});

it('adds the categories and series of a later version to a world that was made before', async () => {
  const countSeries = () =>
    db
      .selectFrom('schedules as s')
      .innerJoin('categories as c', 'c.id', 's.categoryId')
      .where('c.slug', '=', 'gentle-classes')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const { count } = await countSeries();
  expect(count).toBeGreaterThan(0);
  await transact(db, async (tx) => {
    const category = tx.selectFrom('categories').where('slug', '=', 'gentle-classes').select('id');
    const schedules = tx.selectFrom('schedules').where('categoryId', 'in', category).select('id');
    await tx.deleteFrom('recurrences').where('scheduleId', 'in', schedules).execute();
    await tx.deleteFrom('schedules').where('categoryId', 'in', category).execute();
    await tx.deleteFrom('templates').where('categoryId', 'in', category).execute();
    await tx.deleteFrom('membershipBenefits').where('categoryId', 'in', category).execute();
    await tx.deleteFrom('venueActivities').where('categoryId', 'in', category).execute();
    await tx.deleteFrom('categories').where('slug', '=', 'gentle-classes').execute();
    await seedCatalogue(tx, '2026-12-01');
  });
  expect(await countSeries()).toEqual({ count });
});
