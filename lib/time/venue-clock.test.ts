import { venueClock } from './venue-clock.ts';

test('the clock of a venue is an hour ahead of UTC in summer, also across midnight', () => {
  expect(venueClock(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toEqual({ date: '2026-07-01', time: '00:30' });
});

test('midnight is 00:00', () => {
  expect(venueClock(new Date('2026-11-18T00:00:00Z'), 'Europe/London')).toEqual({ date: '2026-11-18', time: '00:00' });
});
