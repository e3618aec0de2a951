import { getHex } from './rgb.ts';
import { tint, tints, type TintLevel } from './tints.ts';

const purple = [140, 89, 248] as const;

test.each<[TintLevel, string]>([
  [600, '#7047C6'],
  [500, '#8C59F8'],
  [400, '#A37AF9'],
  [300, '#D1BDFC'],
  [200, '#E8DEFE'],
  [100, '#F4EEFE'],
  [50, '#F9F7FF'],
])('level %d of the default primary is %s', (level, hex) => {
  expect(getHex(tints(purple)[level])).toBe(hex);
});

test('runs from white to the seed', () => {
  expect(tint(purple, 0)).toEqual([255, 255, 255]);
  expect(tint(purple, 1)).toEqual(purple);
});

test.each([-0.01, 1.01, NaN])('refuses the factor %d', (factor) => {
  expect(() => tint(purple, factor)).toThrow(RangeError);
});
