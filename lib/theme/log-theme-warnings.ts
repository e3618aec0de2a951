import type { Theme } from '#contract/venues/client.ts';
import { contrast } from './contrast.ts';
import { getHex, mix, WHITE, type Rgb } from './rgb.ts';
import { colourIn, themeColours, type ColourField } from './theme-colours.ts';

type ThemeWarning = {
  field: ColourField;
  /** `invalid`: not a colour, the default is used. `contrast`: text on it or in it would not be readable. */
  problem: 'invalid' | 'contrast';
  configured: string;
  /** The colour used instead, as #RRGGBB. */
  used: string;
  /** Contrast of the given colour, to one hundredth; at least 4.5 is needed. */
  ratio?: number;
};

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** The colours of a theme that the site does not show as configured. */
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
    const shown = { field, configured: theme[field], used: getHex(used) };
    if (input === undefined) return [{ ...shown, problem: 'invalid' }];
    return getHex(input) === shown.used ? [] : [{ ...shown, problem: 'contrast', ratio: rounded(ratio(input)) }];
  });
};

/** Themes are read for every page; each warning is logged only once. */
const mostLogged = 200;
const logged = new Set<string>();

/** Logs which colours of a theme are not shown as configured, and why. */
export function logThemeWarnings(theme: Theme): void {
  for (const { field, problem, configured: input, used, ratio } of themeWarnings(theme)) {
    const reason =
      problem === 'invalid' ? 'it is no colour' : `text on it or in it has a contrast of ${ratio}, and needs 4.5`;
    const line = `theme: ${field} ${input} is shown as ${used}: ${reason}\n`;
    if (logged.has(line) || logged.size === mostLogged) continue;
    logged.add(line);
    process.stderr.write(line);
  }
}
