import { readOptions } from './options.ts';
import { sectionNames } from './section-names.ts';

it('measures everything but the long load, unless told otherwise', () => {
  expect(readOptions([]).sections).toEqual(sectionNames.filter((name) => name !== 'endurance'));
  expect(readOptions(['--only', 'endurance'])).toEqual({
    sections: ['endurance'],
    requests: 200_000,
    streams: 5_000,
    world: { venues: 2_000, occurrences: 1_000_000 },
  });
  expect(readOptions(['--only', 'endurance', '--requests', '500']).requests).toBe(500);
  expect(readOptions(['--only', 'endurance', '--minutes', '60']).minutes).toBe(60);
});

it('measures several parts in their own order', () => {
  expect(readOptions(['--only', 'journeys', '--only', 'taps']).sections).toEqual(['taps', 'journeys']);
});

it.each([
  [['--only', 'colours']],
  [['--requests', 'many']],
  [['--venues', '0']],
  [['--minutes', 'an hour']],
  [['--more']],
])('refuses %p', (args) => {
  expect(() => readOptions(args)).toThrow();
});
