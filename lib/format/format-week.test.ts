import { formatLongDay } from './format-long-day.ts';
import { formatWeek } from './format-week.ts';

test.each([
  ['2026-11-16', '2026-11-22', '16–22 Nov 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov–6 Dec 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026–3 Jan 2027'],
  ['2026-09-14', '2026-09-20', '14–20 Sep 2026'],
])('the week of %s to %s reads %s', (first, last, read) => {
  expect(formatWeek(first, last, 'en')).toBe(read);
});

test('a week reads in Welsh', () => {
  expect(formatWeek('2026-11-16', '2026-11-22', 'cy')).toBe('16–22 Tach 2026');
});

test('a day is spoken in full', () => {
  expect(formatLongDay('2026-11-24 18:30:00', 'en')).toBe('Tuesday 24 November');
});

test('a day is spoken in Welsh, which browsers do not know', () => {
  expect(formatLongDay('2026-02-04', 'cy')).toBe('Dydd Mercher 4 Chwefror');
});

test('what is no date is refused', () => {
  expect(() => formatLongDay('2026-02-3x', 'en')).toThrow(RangeError);
});
