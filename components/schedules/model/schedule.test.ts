import type { CampSchedule } from '#contract/schedules/camps.ts';
import { action, at } from '#tests/support/model/sessions.ts';
import { camp, course, day, money } from '#tests/support/schedules-components/camps.ts';
import { scheduleTag } from '../list/schedule-list.tsx';
import { entireSaving } from './camp-choice.ts';
import { restOfCourse } from './rest-of-course.ts';
import { scheduleFacts } from './schedule-facts.ts';
import { scheduleOffer } from './schedule-offer.ts';
import { schedulePrices } from './schedule-price.ts';
import { scheduledWeeks, weekToShow } from './schedule-timetable.ts';
import { schedulePaths, schedulePlan } from './schedule.ts';

const now = new Date('2099-12-01T12:00:00Z');
const full = {
  capacity: { available: 0, consumed: 20, maximum: 20 },
  bookableAction: action(null, 'The session being booked is already full', 'full'),
};
const soldOutDay = day(22, { capacity: full.capacity, bookableAction: action(null, null, 'full') });
const onlyWhole = day(21, {
  bookableAction: action(null, 'This session cannot be booked individually', 'not_individually'),
});

test('addresses are the documented ones', () => {
  const paths = schedulePaths('camps', 'riverside');
  expect([
    paths.categories,
    paths.list('holiday'),
    paths.timetable('holiday'),
    paths.details('holiday', 'winter'),
    paths.book('holiday', 'winter'),
  ]).toEqual([
    '/camps/location/riverside',
    '/camps/location/riverside/holiday',
    '/camps/location/riverside/holiday/timetable',
    '/camps/location/riverside/holiday/timetable/winter',
    '/camps/location/riverside/holiday/winter/book',
  ]);
});

test.each([
  ['camps', 'Holiday camps', 'basketball'],
  ['camps', 'Football week', 'football'],
  ['courses', 'Swim lessons', 'pool'],
  ['courses', 'First aid', 'studio'],
] as const)('the plan of %s called %s', (kind, name, plan) => {
  expect(schedulePlan(kind, name)).toBe(plan);
});

describe('facts', () => {
  test('name the times and the days that all sessions share', () => {
    expect(scheduleFacts(course())).toMatchObject({
      first: '2099-12-21',
      last: '2099-12-28',
      sessions: 2,
      times: { start: '09:00', end: '15:30' },
      rhythm: { kind: 'weekly', weekday: 1 },
      instructors: ['Dan Okafor'],
    });
  });

  test('name no times when they differ', () => {
    const early = day(22, { startsAt: at('08:00', '2099-12-22') });
    expect(scheduleFacts(camp({ occurrences: [day(21), early] }))).toMatchObject({
      times: null,
      rhythm: { kind: 'daily' },
    });
  });
});

describe('what a camp or course as a whole says of itself', () => {
  test.each([
    ['places in every session', camp(), { kind: 'available', count: 12 }],
    ['a sold-out day in a camp that is sold by days', camp({ occurrences: [day(21), soldOutDay] }), 'some_dates'],
    [
      'a sold-out day in a camp that is not',
      camp({ pricingOptionAvailability: ['bundled'], occurrences: [onlyWhole, soldOutDay], ...full }),
      { kind: 'sold_out' },
    ],
    ['a full course', course(full), { kind: 'sold_out' }],
    ['a booked course', course({ bookableAction: action('cancel_booking') }), { kind: 'booked' }],
    ['a course in the basket', course({ bookableAction: action('cancel_reservation') }), { kind: 'reserved' }],
  ])('%s', (_, schedule, tag) => {
    const said = scheduleTag(schedule, now);
    if (typeof tag === 'string') expect(said).toBe(tag);
    else expect(said).toMatchObject(tag);
  });
});

describe('prices', () => {
  test.each<[string, Partial<CampSchedule>, object]>([
    ['both', {}, { entire: { value: 8000 }, session: { value: 2400 }, isOneSessionPrice: true }],
    ['only the entire camp', { pricingOptionAvailability: ['bundled'] }, { entire: { value: 8000 }, session: null }],
    ['only sessions', { pricingOptionAvailability: ['individual'] }, { entire: null, session: { value: 2400 } }],
    [
      'sessions at different prices',
      { occurrences: [day(21), day(22, { price: money(1800) })] },
      { session: { value: 1800 }, isOneSessionPrice: false },
    ],
  ])('of a camp: %s', (_, input, prices) => {
    expect(schedulePrices(camp(input))).toMatchObject(prices);
  });

  test('of a course that has begun are for what is left', () => {
    expect(schedulePrices(course({ proRataPrice: money(3000) }))).toMatchObject({
      entire: { value: 3000 },
      session: null,
    });
    expect(schedulePrices(course())).toMatchObject({ entire: { value: 6000 } });
  });
});

describe('the rest of a course', () => {
  const course6 = (pence: number) => course({ proRataPrice: money(pence) });

  test('is its sessions and what each of them costs', () => {
    expect(restOfCourse(course6(3000), now)).toMatchObject({ count: 2, each: 1500, price: { value: 3000 } });
  });

  test('says no price of a session where that is no whole number of pence', () => {
    expect(restOfCourse(course6(3001), now)).toMatchObject({ count: 2, each: null });
  });

  test('is nothing of a course that is sold as a whole, nor of a camp', () => {
    expect([restOfCourse(course(), now), restOfCourse(camp(), now)]).toEqual([null, null]);
  });
});

describe('the entire camp', () => {
  test('saves what its sessions cost more one by one', () => {
    const five = [21, 22, 23, 24, 25].map((date) => day(date, { price: money(2400) }));
    expect(entireSaving(camp({ occurrences: five, price: money(9000) }), now)).toMatchObject({
      saved: 3000,
      sessions: 5,
    });
  });

  test.each<[string, Partial<CampSchedule>]>([
    ['is not sold', { pricingOptionAvailability: ['individual'] }],
    ['is sold only as a whole', { pricingOptionAvailability: ['bundled'] }],
    ['has a day that is taken', { occurrences: [day(21, { price: money(9000) }), soldOutDay] }],
    ['costs as much', { occurrences: [day(21, { price: money(8000) })] }],
    ['has a session without a price', { occurrences: [day(21, { price: money(9000) }), day(22, { price: null })] }],
  ])('that %s saves nothing', (_, input) => {
    expect(entireSaving(camp(input), now)).toBeNull();
  });
});

describe('what is offered', () => {
  test.each([
    ['a whole camp', camp(), 'book'],
    ['some dates of a camp', camp({ occurrences: [day(21), soldOutDay] }), 'dates'],
    [
      'more dates of a camp booked in part',
      camp({
        bookableAction: action('cancel_booking'),
        occurrences: [day(21, { bookableAction: action('cancel_booking') }), day(22)],
      }),
      'more',
    ],
    [
      'nothing of a camp booked in full',
      camp({
        bookableAction: action('cancel_booking'),
        occurrences: [day(21, { bookableAction: action('cancel_booking') })],
      }),
      'booked',
    ],
    [
      'nothing of a camp sold as a whole with a sold-out day',
      camp({ pricingOptionAvailability: ['bundled'], occurrences: [onlyWhole, soldOutDay] }),
      'full',
    ],
    ['the basket', course({ bookableAction: action('cancel_reservation') }), 'reserved'],
    ['a course', course(), 'book'],
    ['nothing of a full course', course(full), 'full'],
    [
      'what the server says',
      course({ bookableAction: action(null, 'Booking opens on 1 May at 09:00', 'not_yet_open') }),
      'server',
    ],
    ['nothing of a course that has started', course({ startsAt: at('09:00', '2099-11-30') }), 'started'],
    [
      'a course that may be joined after its start',
      course({ startsAt: at('09:00', '2099-11-30'), allowCustomerBookCourseAfterStart: true }),
      'book',
    ],
  ])('%s', (_, schedule, kind) => {
    expect(scheduleOffer(schedule, now).kind).toBe(kind);
  });
});

describe('the timetable', () => {
  const weeks = (today: string) =>
    scheduledWeeks(
      [camp({ name: 'Zip camp' }), camp({ id: 'other', name: 'Art camp', occurrences: [day(22)] })],
      today,
    );

  test('goes by week from Monday, leaves out empty weeks, and sorts by start, then name', () => {
    expect(weeks('2099-12-01').map(({ first, last }) => [first, last])).toEqual([
      ['2099-12-21', '2099-12-27'],
      ['2099-12-28', '2100-01-03'],
    ]);
    const tuesday = weeks('2099-12-01')[0]?.days[1];
    expect(tuesday?.date).toBe('2099-12-22');
    expect(tuesday?.sessions.map(({ schedule }) => schedule.name)).toEqual(['Art camp', 'Zip camp']);
  });

  test('begins with the week of today, past days included', () => {
    expect(weeks('2099-12-24')[0]?.days[0]?.date).toBe('2099-12-21');
    expect(weeks('2099-12-29')[0]?.first).toBe('2099-12-28');
  });

  test.each([
    ['the week in which something is still to come', '2099-12-23T12:00:00Z', '2099-12-21'],
    ['the next one once this week’s last session is over', '2099-12-23T20:00:00Z', '2099-12-28'],
    ['the first when all is over', '2100-01-01T12:00:00Z', '2099-12-21'],
  ])('shows %s', (_, now, first) => {
    expect(weekToShow(weeks('2099-12-21'), new Date(now))?.first).toBe(first);
  });
});
