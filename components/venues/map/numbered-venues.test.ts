import { finderVenue, halifax } from '#tests/support/venues-components/finder-venues.ts';
import { numberedVenues } from './numbered-venues.ts';

const venue = (name: string, miles: number, hasPlace = true) => ({
  ...finderVenue(name, miles),
  distanceMiles: miles,
  ...(!hasPlace && { coordinates: null }),
});
const listed = [
  { venue: venue('Beacon Hill Pools', 1), isFree: true },
  { venue: venue('Nowhere Hall', 2, false), isFree: true },
  { venue: venue('Hebden Vale', 7), isFree: false },
];
const near = { name: 'Halifax', point: halifax, miles: 10 };

test('each venue has its number in the list, also where one before it is on no map', () => {
  const { venues, total } = numberedVenues(listed, near, true);
  expect(venues.map(({ name, mark }) => [name, mark])).toEqual([
    ['Beacon Hill Pools', { number: 1, isFree: true }],
    ['Hebden Vale', { number: 3, isFree: false }],
  ]);
  expect(total).toBe(2);
});

test('a list by time has no numbers', () => {
  expect(numberedVenues(listed, near, false).venues.map(({ mark }) => mark)).toEqual([undefined, undefined]);
});

test('what was searched is the circle of the map; without a place there is none', () => {
  expect(numberedVenues(listed, near, true)).toMatchObject({
    kind: 'near',
    place: 'Halifax',
    radius: 10,
    point: halifax,
  });
  expect(numberedVenues(listed, null, true).kind).toBe('all');
});
