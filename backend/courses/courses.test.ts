import { getCourseEndpoint, listCoursesEndpoint, type CourseSchedule } from '#contract/schedules/courses.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { courseWeeks, makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
await makeOperator(db);
const venue = await makeVenue(db);
const path = '/api/v1/activities/courses';

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function list(query = ''): Promise<string[]> {
  const courses = getData(listCoursesEndpoint, await call(`${path}?source=online&venue_slugs=${venue.slug}&${query}`));
  return courses.map(({ slug }) => slug);
}
async function see({ slug }: { slug: string }, by?: MadePerson, query = ''): Promise<CourseSchedule> {
  return getData(getCourseEndpoint, await call(`${path}/${slug}?source=online&${query}`, { token: by?.token }));
}

describe('the list', () => {
  it('has courses only, and unless asked otherwise those whose booking has opened', async () => {
    const here = await makeCourse(db, venue);
    await makeCamp(db, venue);
    const laterCourse = await makeCourse(db, venue, {
      schedule: { name: 'Later', firstBookableAt: new Date('2026-11-24T18:00:05Z') },
    });
    expect(await list()).toEqual([here.slug]);
    expect((await list('filter_by_first_bookable_at=false')).toSorted()).toEqual(
      [here.slug, laterCourse.slug].toSorted(),
    );
    clock.advance(5);
    expect(await list()).toHaveLength(2);
  });

  it('has neither a course that is over nor a camp by its slug', async () => {
    const camp = await makeCamp(db, venue);
    expect((await call(`${path}/${camp.slug}?source=online`)).status).toBe(404);
    const endedCourse = await makeCourse(db, venue, { starts: ['2026-11-01T10:00:00Z'] });
    expect(await list('filter_by_first_bookable_at=false')).not.toContain(endedCourse.slug);
    expect((await see(endedCourse)).bookableAction.action).toBeNull();
  });
});

describe('a course whose booking opens later', () => {
  it('is not found unless asked for, and then says when', async () => {
    const course = await makeCourse(db, venue, {
      starts: ['2026-12-02T16:00:00Z'],
      schedule: { firstBookableAt: new Date('2026-11-28T09:00:00Z') },
    });
    expect((await call(`${path}/${course.slug}?source=online`)).status).toBe(404);
    const { bookableAction } = await see(course, undefined, 'filter_by_first_bookable_at=false');
    expect(bookableAction).toMatchObject({
      action: null,
      reason: 'not_yet_open',
      message: 'Booking opens on Sat, 28 Nov 2026 at 09:00',
    });
  });
});

describe('a course that has begun', () => {
  it('costs what the weeks left cost, where it is priced so', async () => {
    const course = await makeCourse(db, venue);
    expect(await see(course)).toMatchObject({
      price: { value: 7200 },
      proRataPrice: { value: 5040 },
      allowCustomerBookCourseAfterStart: true,
      bookableAction: { action: 'book' },
      durationInWeeks: 10,
    });
    clock.set('2027-01-05T12:00:00Z');
    expect((await see(course)).proRataPrice).toMatchObject({ value: 720 });
    const full = await makeCourse(db, venue, { schedule: { isProRata: false } });
    clock.set('2026-11-24T18:00:00Z');
    expect((await see(full)).proRataPrice).toBeNull();
  });

  it('has the full price before its first week', async () => {
    const course = await makeCourse(db, venue, { starts: courseWeeks.slice(4) });
    expect(await see(course)).toMatchObject({ price: { value: 7200 }, proRataPrice: null });
  });

  it('counts no week that is called off', async () => {
    const course = await makeCourse(db, venue, { starts: courseWeeks.slice(0, 6) });
    await db
      .updateTable('occurrences')
      .set({ status: 'cancelled', cancelledAt: clock.now() })
      .where('id', '=', course.sessions[5]?.id ?? '')
      .execute();
    expect((await see(course)).proRataPrice).toMatchObject({ value: 2880 });
    expect((await see(course)).bookableAction).toMatchObject({ action: 'book' });
  });

  it('may be closed to those who come late', async () => {
    const course = await makeCourse(db, venue, { schedule: { allowCustomerBookCourseAfterStart: false } });
    expect((await see(course)).bookableAction).toMatchObject({
      action: null,
      reason: 'started',
      message: 'This course has already started',
    });
  });

  it('needs a place in every week left, not in those that are over', async () => {
    const [crowd, course] = [await makePerson(db), await makeCourse(db, venue)];
    await makeBooking(db, course.sessions[0] ?? { id: '', v1Id: 0 }, crowd.id, { places: 10 });
    expect(await see(course)).toMatchObject({ capacity: { available: 10 }, bookableAction: { action: 'book' } });
    await makeBooking(db, course.sessions[8] ?? { id: '', v1Id: 0 }, crowd.id, { places: 10 });
    clock.advance(5);
    expect(await see(course)).toMatchObject({
      capacity: { available: 0 },
      bookableAction: { action: null, reason: 'full' },
    });
  });
});

it("has a member's price for members, pro rata too", async () => {
  const [member, course] = [await makePerson(db), await makeCourse(db, venue)];
  const { pricingOptionId } = await db
    .selectFrom('schedules')
    .where('id', '=', course.id)
    .select('pricingOptionId')
    .executeTakeFirstOrThrow();
  await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), pricingOptionId ?? '', 6000);
  expect(await see(course, member)).toMatchObject({ price: { value: 6000 }, proRataPrice: { value: 4200 } });
  expect((await see(course)).price).toMatchObject({ value: 7200 });
});
