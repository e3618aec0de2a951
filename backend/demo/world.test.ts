import { addMinutes } from 'date-fns/addMinutes';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { localDate, localStamp } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { openingDays } from '#contract/venues/rules/opening-days.ts';
import { makeDay, type DemoSession } from './make-day.ts';
import { bankHolidays, getOpenDays, isInside } from './opening.ts';
import { demoCategories } from './operator/categories.ts';
import { findClash } from './people/seed-customer-history.ts';
import { getDates } from './schedules/schedule-days.ts';
import { demoSchedules, firstDay } from './schedules/seed-schedules.ts';
import type { DemoVenue } from './venues/demo-venue.ts';
import { demoVenues } from './venues/demo-venues.ts';

/** A Monday, a Sunday, Christmas Eve and Day, the last day of a year, both changes of the clock, Easter, a leap day. */
const seedDays = [
  '2026-11-23',
  '2026-11-22',
  '2026-12-24',
  '2026-12-25',
  '2026-12-31',
  '2027-03-27',
  '2027-03-28',
  '2026-10-24',
  '2026-10-25',
  '2027-03-26',
  '2028-02-29',
];

const getVenueDays = (venue: DemoVenue, first: string, count: number) =>
  getOpenDays(
    venue,
    Array.from({ length: count }, (_, index) => daysAfter(first, index)),
  );

function findVenue(slug: string): DemoVenue {
  const venue = demoVenues.find((each) => each.slug === slug);
  if (venue === undefined) throw new Error(`no venue ${slug}`);
  return venue;
}
const riverside = findVenue('riverside-leisure-centre');
const left = ({ series, crowd }: DemoSession) => series.capacity - crowd;

describe.each(seedDays)('the demo made on %s', (today) => {
  const week = getVenueDays(riverside, daysAfter(today, 1), 7).map((day) => ({
    day,
    sessions: makeDay(riverside, day),
  }));
  const sessions = week.flatMap((each) => each.sessions);

  it('has a full session people wait for and one with a single place every day', () => {
    for (const each of week) {
      expect(each.sessions.some(({ isWaitedFor }) => isWaitedFor)).toBe(true);
      expect(each.sessions.some((session) => session.series.capacity > 1 && left(session) === 1)).toBe(true);
    }
  });

  it('has a clash on every weekday, and the classes that clash on other days', () => {
    const clashes = week.map(({ day, sessions: daySessions }) => findClash(daySessions, day));
    expect(clashes.every((clash) => clash !== undefined)).toBe(true);
    expect(new Set(week.map(({ day }) => day.weekday)).size).toBe(7);
    const ids = new Set(clashes.map((clash) => clash?.id));
    for (const key of ['circuits', 'hiit', 'trampoline'])
      expect(sessions.some(({ series, id }) => series.key === key && !ids.has(id))).toBe(true);
  });

  it('has no session while the venue is closed, but in its gym', () => {
    const atNight = week.flatMap(({ day, sessions: ofDay }) =>
      ofDay.filter(({ row, series }) => {
        const start = localStamp(row.startsAt, 'Europe/London').slice(11, 16);
        return !isInside(day.ranges, start, series.duration);
      }),
    );
    expect(new Set(atNight.map(({ series }) => series.key))).toEqual(new Set(['gym']));
  });

  it('has a session within the hour at any time', () => {
    const [first] = getVenueDays(riverside, today, 1);
    const days = getVenueDays(riverside, daysAfter(today, -1), 3);
    const starts = days.flatMap((day) => makeDay(riverside, day)).map(({ row }) => row.startsAt.getTime());
    // An hour that the clock repeats in autumn has sessions once.
    const repeated = today === '2026-10-25' ? 60 : 0;
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const now = addMinutes(parseISO(`${first?.date}T00:00:00Z`), minute);
      expect(starts.some((at) => at > now.getTime() && at <= addMinutes(now, 60 + repeated).getTime())).toBe(true);
    }
  });

  it('has two hundred sessions a day where it is busiest, but on bank holidays', () => {
    const busiest = findVenue('tame-valley-sports-village');
    const holidays = bankHolidays(today, 7);
    for (const day of getVenueDays(busiest, today, 7))
      if (!holidays.has(day.date)) expect(makeDay(busiest, day).length).toBeGreaterThanOrEqual(200);
  });

  it('has no camp or course on a bank holiday, and as many sessions as it sells', () => {
    for (const schedule of demoSchedules) {
      const first = firstDay(schedule, today);
      const dates = getDates(schedule, first);
      expect(dates).toHaveLength(schedule.sessions);
      const isHoliday = ({ ranges }: { ranges: unknown[] }) => ranges.length > 0;
      for (const date of dates) {
        expect(openingDays({ openingTimes: 'PH 00:00-24:00', postcode: 'OL6 6DL' }, date, 1).some(isHoliday)).toBe(
          false,
        );
        if (schedule.kind === 'camps') expect(getISODay(parseISO(date))).toBeLessThan(6);
        else expect(getISODay(parseISO(date))).toBe(3);
      }
    }
  });

  it('keeps every session on the date it is listed under', () => {
    for (const { row } of sessions) expect(localDate(row.startsAt, 'Europe/London')).toBe(row.localDate);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessions.length);
  });
});

it('has about forty thousand sessions in sixty days, and none where a venue is closed all day', () => {
  let count = 0;
  for (const venue of demoVenues) {
    for (const day of getVenueDays(venue, '2026-12-21', 64)) {
      const sessions = makeDay(venue, day);
      count += sessions.length;
      if (day.ranges.length === 0) expect(sessions).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(36_000);
  expect(count).toBeLessThan(45_000);
});

it('knows the bank holidays around Christmas and Easter', () => {
  expect([...bankHolidays('2026-12-20', 20)]).toEqual(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']);
  expect([...bankHolidays('2027-03-20', 20)]).toEqual(['2027-03-26', '2027-03-29']);
});

it('takes the whole weeks of a camp around the holidays', () => {
  expect(getDates({ kind: 'camps', sessions: 5 }, '2026-12-21')).toEqual([
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-29',
  ]);
});

it('says what to bring to everything that is booked by time', () => {
  const bookable = demoCategories.filter(({ bookingType }) => bookingType !== null);
  expect(bookable.filter(({ whatToBring }) => whatToBring === null)).toEqual([]);
});

it('closes at night', () => {
  for (const venue of demoVenues.filter(({ slug }) => slug !== 'elland-edge-gym-and-studios'))
    for (const { ranges } of getVenueDays(venue, '2026-11-23', 7))
      for (const { opens, closes } of ranges) expect([opens >= '06:00', closes <= '23:00']).toEqual([true, true]);
});
