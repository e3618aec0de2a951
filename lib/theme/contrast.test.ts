import * as fc from 'fast-check';
import { contrast } from './contrast.ts';
import { getHex, WHITE, type Rgb } from './rgb.ts';
import { shiftLightness } from './shift-lightness.ts';
import { parseSeedColour, reachContrast } from './theme-colours.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#8C59F8', '#FFFFFF', 4.29],
  ['#8854F3', '#FFFFFF', 4.56],
  ['#22232D', '#FFFFFF', 15.6],
])('%s and %s stand %d to 1 apart', (one, other, ratio) => {
  expect(contrast(parseSeedColour(one), parseSeedColour(other))).toBeCloseTo(ratio, 1);
});

test('darkens the default primary just enough for white text', () => {
  expect(getHex(reachContrast([140, 89, 248], WHITE, 4.5, 'darker'))).toBe('#8854F3');
});

test('leaves a colour alone that is far enough apart', () => {
  expect(getHex(reachContrast([163, 24, 47], WHITE, 4.5, 'darker'))).toBe('#A3182F');
});

test('always gets there, whatever the colour', () => {
  fc.assert(fc.property(colour, (seed: Rgb) => contrast(reachContrast(seed, WHITE, 4.5, 'darker'), WHITE) >= 4.5));
});

test('keeps a colour that is not shifted', () => {
  fc.assert(fc.property(colour, (seed: Rgb) => getHex(shiftLightness(seed, 0)) === getHex(seed)));
});
