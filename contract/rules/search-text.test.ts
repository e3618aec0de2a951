import { hasWords, searchWords } from './search-text.ts';

test('every word must be in the name, in any order', () => {
  expect(hasWords('Riverside Leisure Centre', 'leisure river')).toBe(true);
  expect(hasWords('Riverside Leisure Centre', 'leisure pool')).toBe(false);
});

test('accents and case may be left out on either side', () => {
  expect(hasWords('Canolfan Môn', 'mon')).toBe(true);
  expect(hasWords('Canolfan Mon', 'MÔN')).toBe(true);
});

test('a part of a postcode stays whole', () => {
  expect(searchWords(' HX6 2q ')).toEqual(['hx6 2q']);
  expect(searchWords('  Leeds   arena ')).toEqual(['leeds', 'arena']);
});
