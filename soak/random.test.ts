import { getPlan } from './network/faults.ts';
import { readOptions } from './options.ts';
import { getRandom } from './random.ts';

const some = (seed: string) => {
  const random = getRandom(seed);
  return Array.from({ length: 20 }, () => [
    random.between(1, 100),
    random.weighted({ a: 1, b: 3 }),
    getPlan(random, 0.5),
  ]);
};

it('makes the same choices of the same seed, and others of another', () => {
  expect(some('one')).toEqual(some('one'));
  expect(some('one')).not.toEqual(some('two'));
});

it('chooses by weight and within bounds', () => {
  const random = getRandom('weights');
  const chosenKeys = Array.from({ length: 4000 }, () => random.weighted({ rare: 1, usual: 9, never: 0 }));
  const rare = chosenKeys.filter((one) => one === 'rare').length;
  expect(chosenKeys).not.toContain('never');
  expect(rare).toBeGreaterThan(200);
  expect(rare).toBeLessThan(800);
  const numbers = Array.from({ length: 500 }, () => random.between(3, 5));
  expect([...new Set(numbers)].sort()).toEqual([3, 4, 5]);
});

it('kills at least 30 backends and 10 databases in 2000 histories, and some in the fewest that count', () => {
  expect(readOptions(['--histories', '2000'])).toMatchObject({ backendKills: 40, databaseKills: 13 });
  expect(readOptions([])).toMatchObject({ histories: 300, backendKills: 6, databaseKills: 2 });
  expect(() => readOptions(['--histories', 'many'])).toThrow('--histories');
});
