import type { Theme } from '#contract/venues/client.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { BLACK, INK, mix, PAGE, WHITE, type Rgb } from './rgb.ts';
import { shiftLightness } from './shift-lightness.ts';
import { tint, tints } from './tints.ts';

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

export type ColourField = {
  [Field in keyof Theme]: Field extends `${string}Colour${'' | '1'}` ? Field : never;
}[keyof Theme];

/** Minimum opacity of white text on dark surfaces. */
const SOFT_WHITE = 0.78;
/** Opacity of links in the header. */
const HEADER_LINK = 0.86;
/** Minimum contrast of icons and thin lines on dark surfaces, higher than that of text. */
const ACCENT_CONTRAST = 5.5;
const PRESSED = { hover: 0.86, press: 0.72 };

/** Parses a colour field of a theme; undefined when it is invalid. */
export const colourIn = (theme: Theme, field: ColourField): Rgb | undefined => {
  try {
    return parseSeedColour(theme[field]);
  } catch {
    return undefined;
  }
};

const getColour = (theme: Theme, field: ColourField): Rgb =>
  colourIn(theme, field) ?? parseSeedColour(defaultTheme[field]);

const betterOn = (background: Rgb): Rgb => (contrast(WHITE, background) >= contrast(INK, background) ? WHITE : INK);

const fillBehindText = (primary: Rgb) => {
  const text = betterOn(primary);
  const fill = reachContrast(primary, text, TEXT_CONTRAST, text === WHITE ? 'darker' : 'lighter');
  const end = text === WHITE ? BLACK : WHITE;
  return { text, fill, hover: mix(fill, PRESSED.hover, end), press: mix(fill, PRESSED.press, end) };
};

const textOn = (colour: Rgb, backgrounds: readonly Rgb[]): Rgb =>
  backgrounds.reduce((text, background) => reachContrast(text, background, TEXT_CONTRAST, 'darker'), colour);

const isReadable = (text: Rgb, opacity: number, background: Rgb): boolean =>
  [1, opacity].every((share) => contrast(mix(text, share, background), background) >= TEXT_CONTRAST);

/** The nearest colour to the given one on which white text of this opacity is readable. */
const surfaceUnder = (text: Rgb, opacity: number, colour: Rgb): Rgb => {
  const end = text === WHITE ? BLACK : WHITE;
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = mix(colour, share, end);
    if (isReadable(text, opacity, candidate)) return candidate;
  }
  return end;
};

const accentOn = (dark: Rgb, primary: Rgb): Rgb => {
  for (let factor = 1; factor > 0; factor -= 0.01) {
    const candidate = tint(primary, factor);
    if (contrast(candidate, dark) >= ACCENT_CONTRAST) return candidate;
  }
  return WHITE;
};

const header = (background: Rgb, wanted: Rgb) => {
  if (isReadable(wanted, HEADER_LINK, background)) return { background, text: wanted };
  const text = betterOn(background);
  return { background: surfaceUnder(text, HEADER_LINK, background), text };
};

/**
 * All colours derived from a theme, corrected where text would not be readable: fill and text of buttons, text on white
 * and on tints, header, dark surface. An invalid field uses the default theme's colour.
 */
export const themeColours = (theme: Theme) => {
  const primary = getColour(theme, 'themeAppPrimaryColour');
  const secondary = getColour(theme, 'themeAppSecondaryColour1');
  const dark = surfaceUnder(WHITE, SOFT_WHITE, getColour(theme, 'themeAppDarkBgColour'));
  const primaryTints = tints(primary);
  const secondaryTints = tints(secondary);
  const action = fillBehindText(primary);
  const primaryText = textOn(primaryTints[600], [primaryTints[100], PAGE]);
  return {
    primary: primaryTints,
    secondary: secondaryTints,
    action,
    primaryText,
    primaryEdge: contrast(action.fill, WHITE) >= EDGE_CONTRAST ? action.fill : primaryText,
    secondaryText: textOn(secondaryTints[600], [secondaryTints[200], PAGE]),
    header: header(getColour(theme, 'themeAppHeaderBgColour'), getColour(theme, 'headerPrimaryColour')),
    dark,
    onDarkAccent: accentOn(dark, primary),
  };
};
