import { linear } from './contrast.ts';
import type { Rgb } from './rgb.ts';

const getChannel = (light: number): number => {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(share, 0), 1) * 255);
};

const getOklab = (colour: Rgb): [lightness: number, a: number, b: number] => {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const getRgb = (lightness: number, a: number, b: number): Rgb => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    getChannel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    getChannel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    getChannel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** The same hue, lighter or darker by `amount` of OKLab lightness (which runs from 0 to 1). */
export const shiftLightness = (colour: Rgb, amount: number): Rgb => {
  const [lightness, a, b] = getOklab(colour);
  return getRgb(lightness + amount, a, b);
};
