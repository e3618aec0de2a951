import { daysBetween } from './days-between.ts';

test.each([
  ['2026-12-01', '2026-12-01', 0],
  ['2026-12-01', '2026-12-02', 1],
  ['2026-12-02', '2026-12-01', -1],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('the nights on which clocks change are days like all others', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});
