import { addDays, isCalendarDate, getWeek } from './calendar-date.ts';
import { venueClock } from './venue-clock.ts';

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '', '2026-01-01T00:00'])(
  '%j is no date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test('a leap day is a date in a leap year only', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-02-29')).toBe(false);
});

test('a week runs from Monday to Sunday, across months and clock changes', () => {
  expect(getWeek('2026-03-29')).toEqual([
    '2026-03-23',
    '2026-03-24',
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
  ]);
  expect(getWeek('2026-11-30')[0]).toBe('2026-11-30');
  expect(getWeek('2026-11-30')[6]).toBe('2026-12-06');
});

test('days are counted on the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

describe('the clock of a venue', () => {
  test('is an hour ahead of UTC in summer, also across midnight', () => {
    expect(venueClock(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toEqual({
      date: '2026-07-01',
      time: '00:30',
    });
  });

  test('midnight is 00:00', () => {
    expect(venueClock(new Date('2026-11-18T00:00:00Z'), 'Europe/London')).toEqual({
      date: '2026-11-18',
      time: '00:00',
    });
  });
});
