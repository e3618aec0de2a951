import { contrast } from './contrast.ts';
import type { Rgb } from './rgb.ts';
import { shiftLightness } from './shift-lightness.ts';

const STEP = 0.005;
const STEPS = 1 / STEP;

/**
 * The nearest colour of the same hue with a contrast of at least `ratio` to `against`, darker or lighter as asked.
 * Black or white when neither the given nor any colour in that direction reaches it.
 */
export const reachContrast = (colour: Rgb, against: Rgb, ratio: number, direction: 'darker' | 'lighter'): Rgb => {
  const sign = direction === 'darker' ? -1 : 1;
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = step === 0 ? colour : shiftLightness(colour, sign * step * STEP);
    if (contrast(candidate, against) >= ratio) return candidate;
  }
  return direction === 'darker' ? [0, 0, 0] : [255, 255, 255];
};
