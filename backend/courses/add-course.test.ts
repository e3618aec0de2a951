import { getTaken } from '#tests/support/camps/items.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { courseWeeks, makeCourse, makeExtra } from '#tests/support/make/make-schedule.ts';

const { db, venue, add, refused } = await openShop();
const item = ({ id }: { id: string }) => ({ id, type: 'course', quantity: 1 });

it('holds every week to come at the price of those left', async () => {
  const [person, course] = [await makePerson(db), await makeCourse(db, venue)];
  const line = onlyLine(await add(person, item(course)));
  expect(line).toMatchObject({
    type: 'av2_booking_bundle',
    bookingType: 'courses',
    name: 'Learn to swim',
    lineTotal: { value: 5040 },
  });
  expect(line.childItems.map(({ lineTotal }) => lineTotal.value)).toEqual([720, 720, 720, 720, 720, 720, 720]);
  expect(await getTaken(db, course)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
});

it('holds all of a course to come at its full price, with extras', async () => {
  const [person, course] = [await makePerson(db), await makeCourse(db, venue, { starts: courseWeeks.slice(4) })];
  const cap = await makeExtra(db, course, null, 'Swim cap');
  const line = onlyLine(await add(person, { ...item(course), extras: [{ pricing_option_id: cap, quantity: 1 }] }));
  expect(line).toMatchObject({ price: { value: 7200 }, lineTotal: { value: 7650 } });
  expect(line.childItems).toHaveLength(7);
});

it('costs its full price late where it is not priced by the week', async () => {
  const course = await makeCourse(db, venue, { schedule: { isProRata: false } });
  expect(onlyLine(await add(await makePerson(db), item(course)))).toMatchObject({ lineTotal: { value: 7200 } });
});

it('is closed after its start where latecomers are not taken, and before its booking opens', async () => {
  const closedCourse = await makeCourse(db, venue, { schedule: { allowCustomerBookCourseAfterStart: false } });
  expect(await refused(await makePerson(db), item(closedCourse))).toMatchObject({
    status: 409,
    code: 'not_bookable',
    message: 'This course has already started',
    details: { reason: 'started' },
  });
  const laterCourse = await makeCourse(db, venue, { schedule: { firstBookableAt: new Date('2026-11-25T18:00:00Z') } });
  expect(await refused(await makePerson(db), item(laterCourse))).toMatchObject({
    code: 'not_bookable',
    details: { reason: 'not_yet_open' },
  });
});

it('takes no place anywhere when one week left is full, but leaves weeks alone that are over', async () => {
  const [person, crowd, course] = [await makePerson(db), await makePerson(db), await makeCourse(db, venue)];
  await makeBooking(db, course.sessions[0] ?? { id: '', v1Id: 0 }, crowd.id, { places: 10 });
  await add(await makePerson(db), item(course));
  await makeBooking(db, course.sessions[9] ?? { id: '', v1Id: 0 }, crowd.id, { places: 9 });
  expect(await refused(person, item(course))).toMatchObject({ code: 'session_full' });
  expect(await getTaken(db, course)).toEqual([10, 0, 0, 1, 1, 1, 1, 1, 1, 10]);
});

it('is refused when it is over, or is a camp', async () => {
  const endedCourse = await makeCourse(db, venue, { starts: courseWeeks.slice(0, 2) });
  expect(await refused(await makePerson(db), item(endedCourse))).toMatchObject({ status: 409, code: 'not_bookable' });
  expect(
    await refused(await makePerson(db), { ...item(endedCourse), type: 'camp', booking_full_camp: true }),
  ).toMatchObject({
    status: 404,
  });
});
