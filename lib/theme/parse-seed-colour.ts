import { parseRgb } from './parse-rgb.ts';
import type { Rgb } from './rgb.ts';

const HEX = /^#?(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;
const THREE_NUMBERS = /^\d+ +\d+ +\d+$/;

/**
 * Reads a theme's colour: three or six hex digits, or three numbers with spaces between them (docs/product.md#themes).
 * Throws 'Seed colour must be in either hex or rgb format', or for three numbers above 255 'RGB colour must be in RGB format'.
 */
export const parseSeedColour = (seed: string): Rgb => {
  const text = seed.trim();
  const hex = HEX.exec(text);
  if (hex !== null) {
    const channels = hex.slice(1).filter((digits) => digits !== undefined);
    const [red = 0, green = 0, blue = 0] = channels.map((digits) =>
      parseInt(digits.length === 1 ? digits + digits : digits, 16),
    );
    return [red, green, blue];
  }
  if (!THREE_NUMBERS.test(text)) throw new Error('Seed colour must be in either hex or rgb format');
  return parseRgb(text);
};
