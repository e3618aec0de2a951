import type { Rgb } from './rgb.ts';

/**
 * Reads three numbers from 0 to 255 with spaces between them.
 * Throws 'RGB colour must be in RGB format' for anything else (docs/product.md#themes).
 */
export const parseRgb = (text: string): Rgb => {
  const match = /^(\d{1,3}) +(\d{1,3}) +(\d{1,3})$/.exec(text.trim());
  const [red = 256, green = 256, blue = 256] = (match ?? []).slice(1).map(Number);
  if (Math.max(red, green, blue) > 255) throw new Error('RGB colour must be in RGB format');
  return [red, green, blue];
};
