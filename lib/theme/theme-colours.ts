import { defaultTheme } from '#contract/rules/default-theme.ts';
import type { Theme } from '#contract/venues/client.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { parseSeedColour } from './parse-seed-colour.ts';
import { reachContrast } from './reach-contrast.ts';
import { BLACK, INK, mix, PAGE, WHITE, type Rgb } from './rgb.ts';
import { tint, tints } from './tints.ts';

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
