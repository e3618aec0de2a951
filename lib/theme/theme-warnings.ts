import type { Theme } from '#contract/client.ts';
import { contrast } from './contrast.ts';
import { getHex, mix, WHITE, type Rgb } from './rgb.ts';
import { colourIn, themeColours, type ColourField } from './theme-colours.ts';

export type ThemeWarning = {
  field: ColourField;
  /** `invalid`: it is no colour, the default is used. `contrast`: text could not be read on it or in it. */
  problem: 'invalid' | 'contrast';
  given: string;
  /** What the site shows instead, as #RRGGBB. */
  used: string;
  /** What the given colour reached, to one hundredth; it takes 4.5. */
  ratio?: number;
};

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** What of a theme the site does not show as it was given, so that the operator can be told. */
export const themeWarnings = (theme: Theme): ThemeWarning[] => {
  const colours = themeColours(theme);
  const checks: { field: ColourField; used: Rgb; ratio: (input: Rgb) => number }[] = [
    {
      field: 'themeAppPrimaryColour',
      used: colours.action.fill,
      ratio: (input) => contrast(input, colours.action.text),
    },
    { field: 'themeAppSecondaryColour1', used: colours.secondary[500], ratio: () => Infinity },
    {
      field: 'themeAppHeaderBgColour',
      used: colours.header.background,
      ratio: (input) => contrast(input, colours.header.text),
    },
    {
      field: 'headerPrimaryColour',
      used: colours.header.text,
      ratio: (input) => contrast(input, colours.header.background),
    },
    { field: 'themeAppDarkBgColour', used: colours.dark, ratio: (input) => contrast(mix(WHITE, 0.78, input), input) },
  ];
  return checks.flatMap(({ field, used, ratio }): ThemeWarning[] => {
    const input = colourIn(theme, field);
    const shown = { field, given: theme[field], used: getHex(used) };
    if (input === undefined) return [{ ...shown, problem: 'invalid' }];
    return getHex(input) === shown.used ? [] : [{ ...shown, problem: 'contrast', ratio: rounded(ratio(input)) }];
  });
};
