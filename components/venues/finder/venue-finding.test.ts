import type { Place } from '#contract/venues.ts';
import { findVenues, type Gazetteer } from './venue-finding.ts';

const halifax = { latitude: 53.7217, longitude: -1.8625 };
const venues = [
  { name: 'Beacon Hill Pools', town: 'Halifax', area: null, coordinates: halifax },
  { name: 'Leeds Arena', town: 'Leeds', area: null, coordinates: { latitude: 53.7997, longitude: -1.5492 } },
  { name: 'Nowhere Hall', town: 'Nowhere', area: null, coordinates: null },
];
const place = (name: string, type: Place['type'] = 'place'): Place => ({ name, type, postcode: null, ...halifax });
const find = (term: string, gazetteer: Gazetteer = [], radius = 5) =>
  findVenues(venues, { term, radius, near: null }, gazetteer);
const names = (found: { venues: { name: string }[] }) => found.venues.map(({ name }) => name);

test('nothing typed shows every venue', () => {
  expect(find('')).toMatchObject({ kind: 'all' });
  expect(names(find(''))).toHaveLength(3);
});

test('one letter is too short to search', () => {
  expect(find('h').kind).toBe('too_short');
});

test('a town shows what is within the radius, nearest first', () => {
  expect(find('Halifax', [place('Halifax')])).toMatchObject({ kind: 'near', place: 'Halifax' });
  expect(names(find('Halifax', [place('Halifax')]))).toEqual(['Beacon Hill Pools']);
  expect(names(find('Halifax', [place('Halifax')], 30))).toEqual(['Beacon Hill Pools', 'Leeds Arena']);
});

test('a town of that very name wins over venues that have it in theirs', () => {
  expect(find('leeds', [place('Leeds')]).kind).toBe('near');
});

test('venues named so win over a town that only begins like it', () => {
  expect(names(find('beacon', [place('Beaconsfield')]))).toEqual(['Beacon Hill Pools']);
});

test('a place with nothing around it says how far the nearest venue is', () => {
  const found = find('Halifax', [place('Halifax')], 0);
  expect(found.kind).toBe('near');
  const far = findVenues(venues, { term: '', radius: 1, near: { latitude: 53.9, longitude: -1.8625 } }, []);
  expect(far).toMatchObject({ kind: 'near', place: null, venues: [] });
  expect(far.kind === 'near' && far.nearest).toBeCloseTo(12.3, 1);
});

test("the visitor's own place wins over what is typed", () => {
  expect(findVenues(venues, { term: 'Leeds', radius: 5, near: halifax }, [place('Leeds')])).toMatchObject({
    kind: 'near',
    place: null,
  });
});

test('a postcode is a place, never a name', () => {
  expect(find('HX6 2QD', [place('HX6 2QD', 'postcode')]).kind).toBe('near');
  expect(find('HX6 2QD', []).kind).toBe('unknown_place');
});

test('while the gazetteer is asked the venues stay', () => {
  expect(find('Halifax', 'asking')).toMatchObject({ kind: 'searching' });
});

test('without the gazetteer names are still found, and towns are not called unknown', () => {
  expect(find('arena', 'failed').kind).toBe('named');
  expect(find('Halifax', 'failed').kind).toBe('failed');
  expect(find('Atlantis', []).kind).toBe('unknown_place');
});
