import type { Theme } from '#contract/venues/client.ts';
import { getHex } from './rgb.ts';
import { themeColours } from './theme-colours.ts';
import { themeFonts } from './theme-fonts.ts';
import type { TintLevel } from './tints.ts';

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
