import { isOutsideOpening } from './clashes.ts';

const venue = (openingTimes: string | null) => ({ timezone: 'Europe/London', openingTimes, postcode: 'M1 1AE' });
const session = (from: string, until: string) => ({
  startsAt: new Date(`2026-07-${from}:00Z`),
  endsAt: new Date(`2026-07-${until}:00Z`),
});

// The clock of the venue is an hour ahead of UTC; 1 July 2026 is a Wednesday.
it.each([
  ['within', 'Mo-Su 09:00-17:00', session('01T08:00', '01T16:00'), false],
  ['before it opens', 'Mo-Su 09:00-17:00', session('01T07:59', '01T09:00'), true],
  ['after it closes', 'Mo-Su 09:00-17:00', session('01T15:00', '01T16:01'), true],
  ['over a pause', 'Mo-Su 09:00-12:00,13:00-17:00', session('01T10:30', '01T12:30'), true],
  ['on a closed day', 'Th 09:00-17:00', session('01T10:00', '01T11:00'), true],
  ['over midnight, open until two', 'Mo-Su 09:00-02:00', session('01T22:30', '01T23:30'), false],
  ['after two', 'Mo-Su 09:00-02:00', session('01T00:30', '01T01:30'), true],
  ['early, open since yesterday', 'Tu 09:00-02:00', session('01T00:00', '01T01:00'), false],
  ['early, after the end of yesterday', 'Tu 09:00-02:00', session('01T00:30', '01T01:30'), true],
  ['over midnight, always open', '24/7', session('01T22:30', '02T00:30'), false],
  ['at any time, not known', null, session('01T02:00', '01T03:00'), false],
  ['at any time, not readable', 'when we feel like it', session('01T02:00', '01T03:00'), false],
])('a session %s', (_, openingTimes, times, isOutside) => {
  expect(isOutsideOpening(times, venue(openingTimes))).toBe(isOutside);
});
