import { readOptions } from './options.ts';

it('measures everything but the long load, unless told otherwise', () => {
  expect(readOptions([]).isEndurance).toBe(false);
  expect(readOptions(['--only', 'endurance'])).toEqual({
    isEndurance: true,
    requests: 200_000,
    world: { venues: 2_000, occurrences: 1_000_000 },
  });
  expect(readOptions(['--only', 'endurance', '--requests', '500']).requests).toBe(500);
});

it.each([[['--only', 'memory']], [['--requests', 'many']], [['--venues', '0']], [['--more']]])('refuses %p', (args) => {
  expect(() => readOptions(args)).toThrow();
});
