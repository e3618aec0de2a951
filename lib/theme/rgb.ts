/** Red, green and blue, whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
/** The darkest text colour of the product (`--ink`). */
export const INK: Rgb = [34, 35, 45];
/** Background of pages (`--surface-2`). */
export const PAGE: Rgb = [247, 247, 249];

/** `#RRGGBB`. */
export const getHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Mixes two colours in sRGB, as CSS does: `share` (0 to 1) of the first. */
export const mix = (colour: Rgb, share: number, other: Rgb): Rgb => {
  const channel = (index: 0 | 1 | 2) => Math.round(colour[index] * share + other[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
};
