import type { ActivityDate } from '#contract/timetable/timetable.ts';
import { firstOpenDate, openDates } from './timetable-day.ts';

const dates = (input: Record<string, boolean>): Record<string, ActivityDate> =>
  Object.fromEntries(
    Object.entries(input).map(([raw, available]) => [raw, { raw, fullDatePretty: raw, isV2: true, available }]),
  );

test('starts from the first day that has places left', () => {
  expect(firstOpenDate(dates({ '2026-11-18': false, '2026-11-20': true, '2026-11-19': true }), '2026-11-18')).toBe(
    '2026-11-19',
  );
});

test('starts from the first day with anything on when all are full', () => {
  expect(firstOpenDate(dates({ '2026-11-20': false, '2026-11-19': false }), '2026-11-18')).toBe('2026-11-19');
});

test('never starts in the past, and nowhere without a day', () => {
  expect(firstOpenDate(dates({ '2026-11-17': true }), '2026-11-18')).toBeUndefined();
  expect(firstOpenDate({}, '2026-11-18')).toBeUndefined();
});

test('lists the days on which something is left, in order', () => {
  expect(openDates(dates({ '2026-11-20': true, '2026-11-18': true, '2026-11-19': false }))).toEqual([
    '2026-11-18',
    '2026-11-20',
  ]);
});
