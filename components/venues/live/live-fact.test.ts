import { venueMoment } from '#tests/support/make/venue-moment.ts';
import { liveTimes } from '#tests/support/venues-components/live-times.ts';
import { liveActivity, liveFact } from './live-fact.ts';

const noon = { now: new Date('2026-11-18T12:00:00Z'), date: '2026-11-18' };
const next = (local: string, available = 22) => ({
  startsAt: venueMoment(local),
  templateName: 'Lane swim',
  available,
});

describe('what a card says of an activity', () => {
  test('is the next start of today and how many sessions are left', () => {
    expect(liveFact(liveTimes(), noon)).toEqual({ kind: 'next', tone: 'free', time: '18:00', places: 22, sessions: 7 });
  });

  test.each([
    [4, 'free'],
    [3, 'few'],
    [1, 'few'],
  ] as const)('with %d places is %s', (available, tone) => {
    expect(liveFact(liveTimes({ next: next('2026-11-18 18:00:00', available) }), noon)).toMatchObject({ tone });
  });

  test.each([
    [31, 'free'],
    [3, 'few'],
  ] as const)('counts the courts of the day: %d are %s', (freeToday, tone) => {
    const courts = liveTimes({ v2Type: 'resources', freeToday });
    expect(liveFact(courts, noon)).toEqual({ kind: 'courts', tone, count: freeToday });
  });

  test('is the next start on another day where today has nothing', () => {
    const later = liveTimes({ freeToday: 0, next: next('2026-11-20 17:30:00') });
    expect(liveFact(later, noon)).toEqual({ kind: 'later', tone: 'later', date: '2026-11-20', time: '17:30' });
  });

  test('is that there is nothing where a fortnight has nothing', () => {
    expect(liveFact(liveTimes({ freeToday: 0, next: null }), noon)).toEqual({ kind: 'none', tone: 'later' });
  });

  test('is nothing once the next start has passed, until it is asked for again', () => {
    const six = { now: new Date('2026-11-18T18:00:00Z'), date: '2026-11-18' };
    expect(liveFact(liveTimes(), six)).toBeNull();
  });
});

describe('a venue is spoken for by', () => {
  const courts = liveTimes({ slug: 'badminton', v2Type: 'resources', freeToday: 0, next: next('2026-11-19 07:00:00') });

  test('the first activity with something left today', () => {
    expect(liveActivity([courts, liveTimes(), liveTimes({ slug: 'gym' })])?.slug).toBe('swimming');
  });

  test('the one that is on next, where nothing is left today', () => {
    const gym = liveTimes({ slug: 'gym', freeToday: 0, next: next('2026-11-19 06:00:00') });
    const none = liveTimes({ slug: 'yoga', freeToday: 0, next: null });
    expect(liveActivity([none, courts, gym])?.slug).toBe('gym');
    expect(liveActivity([none])?.slug).toBe('yoga');
  });

  test('nothing where it offers nothing', () => {
    expect(liveActivity([])).toBeUndefined();
  });
});
