import type { Theme } from '#contract/client.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { defaultTheme } from './default-theme.ts';
import { parseSeedColour } from './parse-seed-colour.ts';
import { reachContrast } from './reach-contrast.ts';
import { BLACK, INK, mix, PAGE, WHITE, type Rgb } from './rgb.ts';
import { tint, tints } from './tints.ts';

export type ColourField = {
  [Field in keyof Theme]: Field extends `${string}Colour${'' | '1'}` ? Field : never;
}[keyof Theme];

/** Text on dark surfaces is white at this opacity or above. */
const SOFT_WHITE = 0.78;
/** Links of the header have this opacity. */
const HEADER_LINK = 0.86;
/** Thin lines on dark need more than text. */
const ACCENT_CONTRAST = 5.5;
const PRESSED = { hover: 0.86, press: 0.72 };

/** A field's colour; undefined when it is no colour. */
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

/** The surface nearest to the given colour on which text of this opacity can be read. */
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
 * Every colour that follows from a theme, corrected where text could not be read: the fill behind text and its text,
 * text on white and on tints, the header, the dark surface. A field that is no colour counts as the default's.
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
