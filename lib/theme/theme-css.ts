import type { Theme, Font } from '#contract/venues/client.ts';
import { getHex } from './rgb.ts';
import { themeColours } from './theme-colours.ts';
import type { TintLevel } from './tints.ts';

type FontFace = {
  /** Family and fallbacks, as CSS lists them. */
  stack: string;
  /** Font of times and large prices; the heading's digits unless there is a tabular font. */
  figures?: string;
  /**
   * Size and tracking of headings: condensed fonts are set larger, text fonts smaller and tighter, so that headings
   * keep their size in the layout.
   */
  heading: { scale: number; weight: number; tracking: string; leading: number };
};

const leagueGothic = '"League Gothic", "League Gothic Fallback", "Arial Narrow", sans-serif';

const fonts: Record<Font, FontFace> = {
  garage_gothic: {
    stack: leagueGothic,
    figures: `"Touchline Figures", ${leagueGothic}`,
    heading: { scale: 1, weight: 400, tracking: '.005em', leading: 1 },
  },
  lato: {
    stack: '"Lato", "Lato Fallback", system-ui, sans-serif',
    heading: { scale: 0.7, weight: 900, tracking: '-.022em', leading: 1.12 },
  },
  open_sans: {
    stack: '"Open Sans", "Open Sans Fallback", system-ui, sans-serif',
    heading: { scale: 0.64, weight: 700, tracking: '-.03em', leading: 1.14 },
  },
  roboto: {
    stack: '"Roboto", "Roboto Fallback", system-ui, sans-serif',
    heading: { scale: 0.68, weight: 700, tracking: '-.025em', leading: 1.14 },
  },
};

type FontTheme = Pick<Theme, 'themeAppHeadingFontStyle' | 'themeAppBodyFontStyle'>;

/** The fonts of a theme, for text and for headings. */
const themeFonts = (theme: FontTheme) => ({
  text: fonts[theme.themeAppBodyFontStyle],
  heading: fonts[theme.themeAppHeadingFontStyle],
});

const levels: readonly TintLevel[] = [600, 500, 400, 300, 200, 100, 50];

const colourProperties = (theme: Theme): Record<string, string> => {
  const colours = themeColours(theme);
  const ramp = (name: 'primary' | 'secondary') =>
    levels.map((level): [string, string] => [`--${name}-${level}`, getHex(colours[name][level])]);
  return {
    '--theme-primary': getHex(colours.primary[500]),
    '--theme-secondary': getHex(colours.secondary[500]),
    '--theme-header-bg': getHex(colours.header.background),
    '--theme-header-text': getHex(colours.header.text),
    '--theme-dark-bg': getHex(colours.dark),
    ...Object.fromEntries<string>([...ramp('primary'), ...ramp('secondary')]),
    '--secondary-600': getHex(colours.secondaryText),
    '--primary-text': getHex(colours.primaryText),
    '--primary-edge': getHex(colours.primaryEdge),
    '--primary-action': getHex(colours.action.fill),
    '--primary-action-hover': getHex(colours.action.hover),
    '--primary-action-press': getHex(colours.action.press),
    '--on-primary': getHex(colours.action.text),
    '--on-dark-accent': getHex(colours.onDarkAccent),
  };
};

/** A secondary button has either a tinted background or a border. */
const secondaryButton = (theme: Theme): Record<string, string> => {
  const isOutline = theme.themeAppSecondaryButtonStyle === 'outline';
  return {
    '--secondary-fill': isOutline ? 'transparent' : 'var(--secondary-100)',
    '--secondary-fill-hover': isOutline ? 'var(--secondary-50)' : 'var(--secondary-200)',
    '--secondary-border': isOutline ? 'var(--secondary-500)' : 'transparent',
  };
};

const fontProperties = (theme: Theme): Record<string, string> => {
  const { text, heading } = themeFonts(theme);
  return {
    '--font-body': text.stack,
    '--font-heading': heading.stack,
    '--font-figures': heading.figures ?? heading.stack,
    '--heading-scale': String(heading.heading.scale),
    '--heading-weight': String(heading.heading.weight),
    '--heading-tracking': heading.heading.tracking,
    '--heading-leading': String(heading.heading.leading),
  };
};

/**
 * The custom properties of a theme, for a style element of the page. Colours are checked and corrected on the way
 * (see `themeColours`), and nothing of the theme reaches the CSS unparsed.
 */
export const themeCss = (theme: Theme): string => {
  const properties = { ...colourProperties(theme), ...secondaryButton(theme), ...fontProperties(theme) };
  const block = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${block.join(';')}}`;
};
