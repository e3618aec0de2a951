import { nearestTown, type TownPoint } from './find-own-town.ts';

const towns: TownPoint[] = [
  ['Bradford', -1.75, 53.79],
  ['Halifax', -1.86, 53.72],
  ['Stoke-on-Trent', -2.18, 53],
  ['Newport', -3, 51.58],
  ['Newport', -2.38, 52.77],
];
const near = (latitude: number, longitude: number) => nearestTown(towns, { latitude, longitude });

test('the nearest town is found, counted in miles and not in degrees', () => {
  expect(near(53.74, -1.9)).toBe('Halifax');
  expect(near(53.78, -1.78)).toBe('Bradford');
});

test('a town that the gazetteer would not mean by its name is none', () => {
  expect(near(52.77, -2.38)).not.toBe('Newport');
  expect(near(51.6, -3)).toBe('Newport');
});

test('a name that no address has is none', () => {
  expect(near(53, -2.18)).not.toBe('Stoke-on-Trent');
  expect(nearestTown([], { latitude: 53, longitude: -2 })).toBeNull();
});
