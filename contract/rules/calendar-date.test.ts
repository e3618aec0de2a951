import { daysAfter, isCalendarDate } from './calendar-date.ts';

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '', '2026-01-01T00:00'])(
  '%j is no date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])('%s leaves no room to count days on', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ['0002-01-01', -366],
  ['9998-12-31', 365],
])('from %s on days can be counted', (date, days) => {
  expect(isCalendarDate(date)).toBe(true);
  expect(daysAfter(date, days)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a leap day is a date in a leap year only', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-02-29')).toBe(false);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-11-02', -1, '2026-11-01'],
])('%s and %i days is %s, also where the clocks change', (date, days, expected) => {
  expect(daysAfter(date, days)).toBe(expected);
});
