import { contrast } from './contrast.ts';
import type { Rgb } from './rgb.ts';
import { shiftLightness } from './shift-lightness.ts';

const STEP = 0.005;
const STEPS = 1 / STEP;

/**
 * The colour nearest to the given one, in its hue, that stands `ratio` to 1 apart from `against`: darker or lighter as
 * asked. Where even black or white is not enough, that end.
 */
export const reachContrast = (colour: Rgb, against: Rgb, ratio: number, direction: 'darker' | 'lighter'): Rgb => {
  const sign = direction === 'darker' ? -1 : 1;
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = step === 0 ? colour : shiftLightness(colour, sign * step * STEP);
    if (contrast(candidate, against) >= ratio) return candidate;
  }
  return direction === 'darker' ? [0, 0, 0] : [255, 255, 255];
};
