import { BLACK, mix, WHITE, type Rgb } from './rgb.ts';

export type TintLevel = 600 | 500 | 400 | 300 | 200 | 100 | 50;

const SHADE_600 = 0.8;

/**
 * Mixes a seed colour with white: `factor` 1 is the seed, 0 is white. Throws a RangeError for a factor outside 0 to 1.
 */
export const tint = (seed: Rgb, factor: number): Rgb => {
  if (!(factor >= 0 && factor <= 1)) throw new RangeError('Tint factor must be from 0 to 1');
  return mix(seed, factor, WHITE);
};

/** The levels of a seed colour (docs/product.md#themes): 500 is the seed, 600 a darkened shade, the rest are tints. */
export const tints = (seed: Rgb): Record<TintLevel, Rgb> => ({
  600: mix(seed, SHADE_600, BLACK),
  500: tint(seed, 1),
  400: tint(seed, 0.8),
  300: tint(seed, 0.4),
  200: tint(seed, 0.2),
  100: tint(seed, 0.1),
  50: tint(seed, 0.05),
});
