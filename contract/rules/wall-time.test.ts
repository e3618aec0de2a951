import { getClock, getDate } from './wall-time.ts';

test('a wall time is read as it is written, also in an hour that the clocks leave out', () => {
  expect(getDate('2026-03-29 01:30:00')).toBe('2026-03-29');
  expect(getClock('2026-03-29 01:30:00')).toBe('01:30');
});
