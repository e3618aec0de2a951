import { getPoint } from '#components/booking/model/point.ts';
import { distanceMiles } from './finder-venue.ts';
import { readRadius, searchTerm, widerRadius } from './venue-search.ts';

const halifax = { latitude: 53.7217, longitude: -1.8625 };
const leeds = { latitude: 53.7997, longitude: -1.5492 };
describe('what was typed', () => {
  test.each([
    ['', 'none'],
    ['   ', 'none'],
    ['h', 'too_short'],
    ['Halifax', 'text'],
    ['HX6', 'text'],
    ['HX6 2QD', 'postcode'],
    ['hx62qd', 'postcode'],
    ['m1 1ae', 'postcode'],
    ['SW1A 1AA', 'postcode'],
    ['SW1A 1AAA', 'text'],
  ] as const)('%j is %s', (typed, kind) => {
    expect(searchTerm(typed).kind).toBe(kind);
  });

  test('a postcode is written the usual way', () => {
    expect(searchTerm(' sw1a1aa ')).toEqual({ kind: 'postcode', postcode: 'SW1A 1AA' });
  });
});

describe('radius', () => {
  test.each([
    ['30', 30],
    ['0', 0],
    ['31', 5],
    ['-1', 5],
    ['far', 5],
    ['', 5],
    [null, 5],
  ])('%j means %d miles', (input, miles) => {
    expect(readRadius(input)).toBe(miles);
  });

  test('the widest circle has no wider one', () => {
    expect(widerRadius(5)).toBe(30);
    expect(widerRadius(30)).toBeNull();
  });
});

describe('distance', () => {
  test('Halifax lies about 14 miles from Leeds', () => {
    expect(distanceMiles(halifax, leeds)).toBeCloseTo(13.9, 0);
  });

  test('a degree of latitude is about 69 miles', () => {
    expect(distanceMiles({ latitude: 53, longitude: -2 }, { latitude: 54, longitude: -2 })).toBeCloseTo(69.1, 1);
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: Number.NaN, longitude: 0 },
    { latitude: 53, longitude: 181 },
    null,
  ])('%j is no point', (coordinates) => {
    expect(getPoint({ coordinates })).toBeNull();
  });
});
