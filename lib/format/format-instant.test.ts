import { formatInstant } from './format-instant.ts';

test('an instant is told by the clocks of Britain', () => {
  expect(formatInstant('2026-11-24T18:05:00Z', 'en')).toBe('24 Nov 2026, 18:05');
  expect(formatInstant('2026-08-31T23:30:00Z', 'en')).toBe('1 Sep 2026, 00:30');
});

test('an instant is told in Welsh', () => {
  expect(formatInstant('2026-07-01T08:00:00Z', 'cy')).toBe('1 Gorff 2026, 09:00');
});
