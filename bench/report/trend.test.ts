import { getSlope, growthAfterWarmUp, inParts, type Sample } from './trend.ts';

const makeSamples = (...values: number[]): Sample[] =>
  values.map((value, index) => ({ requests: (index + 1) * 10_000, value }));

it('tells growth for each ten thousand requests', () => {
  expect(getSlope(makeSamples(100, 103, 106, 109))).toBeCloseTo(3);
  expect(getSlope(makeSamples(100, 100, 100))).toBeCloseTo(0);
  expect(getSlope(makeSamples(100, 110, 100, 110, 100))).toBeCloseTo(0);
});

it('divides samples in their order', () => {
  const sizes = inParts(makeSamples(1, 2, 3, 4, 5, 6, 7), 2).map((part) => part.map(({ value }) => value));
  expect(sizes).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
});

it('compares the last quarter with the second, whatever the first was', () => {
  expect(growthAfterWarmUp(makeSamples(10, 50, 100, 100, 100, 150, 110, 110))).toBeCloseTo(1.1);
});
