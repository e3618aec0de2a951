import { getCapacity } from './capacity.ts';

const shared = {
  maximum: 10,
  maximumOnline: null,
  maximumFoh: null,
  consumedOnline: 3,
  consumedFoh: 2,
  lapsedOnline: 0,
  lapsedFoh: 0,
  capacityStrategy: 'shared',
  isCourtTaken: false,
  awaitedPlaces: 0,
} as const;
const split = { ...shared, capacityStrategy: 'split', maximumOnline: 6, maximumFoh: 4 } as const;

describe('places of a session', () => {
  it.each([
    ['shared: both channels see all', shared, 'online', { available: 5, consumed: 5, maximum: 10 }],
    ['shared: the counter too', shared, 'foh', { available: 5, consumed: 5, maximum: 10 }],
    ['split: online sees its own', split, 'online', { available: 3, consumed: 3, maximum: 6 }],
    ['split: the counter sees its own', split, 'foh', { available: 2, consumed: 2, maximum: 4 }],
    [
      'holds that ran out are free again',
      { ...shared, lapsedOnline: 2, lapsedFoh: 1 },
      'online',
      { available: 8, consumed: 2, maximum: 10 },
    ],
    [
      'split: those of the other channel are not',
      { ...split, lapsedFoh: 2 },
      'online',
      { available: 3, consumed: 3, maximum: 6 },
    ],
    [
      'a court taken at an overlapping time has none',
      { ...shared, maximum: 1, consumedOnline: 0, consumedFoh: 0, isCourtTaken: true },
      'online',
      { available: 0, consumed: 1, maximum: 1 },
    ],
    [
      'places kept for people who wait are not available',
      { ...shared, awaitedPlaces: 2 },
      'online',
      { available: 3, consumed: 5, maximum: 10 },
    ],
    ['nor at the counter', { ...shared, awaitedPlaces: 2 }, 'foh', { available: 3, consumed: 5, maximum: 10 }],
    [
      'split: the counter has its own all the same',
      { ...split, awaitedPlaces: 2 },
      'foh',
      { available: 2, consumed: 2, maximum: 4 },
    ],
    ['never fewer than none', { ...shared, maximum: 4 }, 'online', { available: 0, consumed: 5, maximum: 4 }],
  ] as const)('%s', (_, places, channel, expected) => {
    expect(getCapacity(places, channel)).toEqual(expected);
  });
});
