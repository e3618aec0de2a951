import { moment, instant } from './instant.ts';
import { prettyDate, sessionDate } from './venue-time.ts';

it.each([
  ['2026-11-24', 'Tuesday 24 November 2026', 'Tue, 24 Nov 2026'],
  ['2026-09-01', 'Tuesday 1 September 2026', 'Tue, 1 Sep 2026'],
  ['2028-02-29', 'Tuesday 29 February 2028', 'Tue, 29 Feb 2028'],
])('%s is %s, or in short %s', (date, long, short) => {
  expect(prettyDate(date)).toBe(long);
  expect(sessionDate(date)).toBe(short);
});

it('tells an instant in whole seconds, and a moment on both clocks', () => {
  const at = new Date('2026-07-01T17:30:00.999Z');
  expect(instant(at)).toBe('2026-07-01T17:30:00Z');
  expect(moment(at, 'Europe/London')).toEqual({
    utc: '2026-07-01T17:30:00Z',
    local: '2026-07-01 18:30:00',
    timezone: 'Europe/London',
  });
});
