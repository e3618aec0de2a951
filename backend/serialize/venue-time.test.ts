import fc from 'fast-check';
import { instantOfLocal, localDate, localStamp } from './venue-time.ts';

const london = 'Europe/London';
const utc = (stamp: string, zone = london) => instantOfLocal(stamp, zone).toISOString();

describe('the wall time of a venue', () => {
  it.each([
    ['2026-01-15T12:00:00Z', '2026-01-15 12:00:00'],
    ['2026-07-15T12:00:00Z', '2026-07-15 13:00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29 00:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 02:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 01:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 01:00:00'],
    ['2026-12-31T23:59:59Z', '2026-12-31 23:59:59'],
    ['2026-11-24T00:00:00Z', '2026-11-24 00:00:00'],
  ])('of %s is %s in London', (instant, stamp) => {
    expect(localStamp(new Date(instant), london)).toBe(stamp);
  });

  it('begins the day an hour before UTC in summer', () => {
    expect(localDate(new Date('2026-06-30T23:30:00Z'), london)).toBe('2026-07-01');
    expect(localDate(new Date('2026-12-30T23:30:00Z'), london)).toBe('2026-12-30');
  });
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-11-24 18:30:00', '2026-11-24T18:30:00.000Z'],
    ['2026-07-24 18:30:00', '2026-07-24T17:30:00.000Z'],
    ['2026-03-29 00:30:00', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 00:30:00', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T02:30:00.000Z'],
    ['2026-10-26 00:30:00', '2026-10-26T00:30:00.000Z'],
  ])('%s in London is %s', (stamp, instant) => {
    expect(utc(stamp)).toBe(instant);
  });

  it('in the hour that runs twice means its first run', () => {
    expect(utc('2026-10-25 01:30:00')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('in the hour that is left out lands an hour later on the clock', () => {
    expect(utc('2026-03-29 01:30:00')).toBe('2026-03-29T01:30:00.000Z');
    expect(localStamp(instantOfLocal('2026-03-29 01:30:00', london), london)).toBe('2026-03-29 02:30:00');
  });

  it('is the one whose wall time it is, in every zone and season', () => {
    const zones = fc.constantFrom(london, 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC');
    const seconds = fc.integer({ min: Date.UTC(2024, 0) / 1000, max: Date.UTC(2030, 0) / 1000 });
    const property = fc.property(zones, seconds, (zone, second) => {
      const stamp = localStamp(new Date(second * 1000), zone);
      const found = instantOfLocal(stamp, zone);
      expect(localStamp(found, zone)).toBe(stamp);
      // At the autumn change two instants have the same wall time; the first of them is meant.
      expect([0, 3_600_000]).toContain(second * 1000 - found.getTime());
    });
    fc.assert(property, { seed: 20_261_124, numRuns: 500 });
  });
});
