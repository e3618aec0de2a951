import { jest } from '@jest/globals';
import * as fc from 'fast-check';
import type { Theme } from '#contract/venues/client.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { themeWarnings, logThemeWarnings } from './log-theme-warnings.ts';
import { getHex, mix, PAGE, WHITE } from './rgb.ts';
import { themeColours } from './theme-colours.ts';
import { themeCss } from './theme-css.ts';

const themed = (theme: Partial<Theme>): Theme => ({ ...defaultTheme, ...theme });
const harbour = themed({
  themeAppPrimaryColour: '#00808A',
  themeAppHeadingFontStyle: 'lato',
  themeAppBodyFontStyle: 'lato',
});
const gold = themed({ themeAppPrimaryColour: '#FFD400' });

test.each([
  ['--theme-primary', '#8C59F8'],
  ['--primary-500', '#8C59F8'],
  ['--primary-action', '#8854F3'],
  ['--primary-edge', '#8854F3'],
  ['--on-primary', '#FFFFFF'],
  ['--primary-text', '#7047C6'],
  ['--secondary-100', '#ECEAF7'],
  ['--theme-header-bg', '#262731'],
  ['--theme-header-text', '#FFFFFF'],
  ['--theme-dark-bg', '#262731'],
  ['--heading-scale', '1'],
])('writes %s as %s for the default theme', (name, value) => {
  expect(themeCss(defaultTheme)).toMatch(new RegExp(`[{;]${name}:${value}[;}]`));
});

test('writes text in ink on a light primary, and lines that can be seen on white', () => {
  const { action, primaryEdge } = themeColours(gold);
  expect(getHex(action.text)).toBe('#22232D');
  expect(getHex(action.fill)).toBe('#FFD400');
  expect(contrast(primaryEdge, WHITE)).toBeGreaterThanOrEqual(EDGE_CONTRAST);
});

test('can be read in every colour an operator may choose', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const seed = fc.tuple(channel, channel, channel).map((colour) => colour.join(' '));
  fc.assert(
    fc.property(seed, seed, seed, seed, seed, (primary, secondary, header, headerText, dark) => {
      const colours = themeColours(
        themed({
          themeAppPrimaryColour: primary,
          themeAppSecondaryColour1: secondary,
          themeAppHeaderBgColour: header,
          headerPrimaryColour: headerText,
          themeAppDarkBgColour: dark,
        }),
      );
      const { fill, hover, press, text } = colours.action;
      for (const background of [fill, hover, press])
        expect(contrast(text, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.primaryText, colours.primary[100])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.primaryText, PAGE)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.secondaryText, colours.secondary[200])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.secondaryText, PAGE)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(mix(WHITE, 0.78, colours.dark), colours.dark)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.onDarkAccent, colours.dark)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(colours.header.text, colours.header.background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }),
  );
});

test('lets nothing of a theme into the CSS unparsed', () => {
  const css = themeCss(themed({ themeAppPrimaryColour: 'red;}</style><script>' }));
  expect(css).not.toContain('script');
  expect(css).toContain('--theme-primary:#8C59F8');
});

test('sets text and headings in the fonts asked for', () => {
  expect(themeCss(harbour)).toContain('--font-heading:"Lato"');
  expect(themeCss(harbour)).toContain('--font-figures:"Lato"');
  expect(themeCss(harbour)).toContain('--heading-scale:0.7');
  expect(themeCss(defaultTheme)).toContain('--font-heading:"League Gothic"');
  expect(themeCss(defaultTheme)).toContain('--font-figures:"Touchline Figures"');
});

test('outlines secondary buttons only where the theme asks for it', () => {
  expect(themeCss(defaultTheme)).toContain('--secondary-border:transparent');
  expect(themeCss(themed({ themeAppSecondaryButtonStyle: 'outline' }))).toContain(
    '--secondary-border:var(--secondary-500)',
  );
});

test('tells the operator once in the log what is shown otherwise than it was given', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const _ of [1, 2, 3]) logThemeWarnings({ ...harbour, themeAppHeaderBgColour: 'nope' });
  expect(write.mock.calls).toEqual([['theme: themeAppHeaderBgColour nope is shown as #262731: it is no colour\n']]);
  write.mockRestore();
});

test('tells the operator that the default primary is too light for white text', () => {
  expect(themeWarnings(defaultTheme)).toEqual([
    { field: 'themeAppPrimaryColour', problem: 'contrast', configured: '#8C59F8', used: '#8854F3', ratio: 4.28 },
  ]);
});

test.each<[Partial<Theme>, string[]]>([
  [{}, []],
  [{ themeAppHeaderBgColour: 'nope' }, ['themeAppHeaderBgColour invalid #262731']],
  [{ headerPrimaryColour: '#333' }, ['headerPrimaryColour contrast #FFFFFF']],
  [{ themeAppHeaderBgColour: '#777777' }, ['themeAppHeaderBgColour contrast #696969']],
  [{ themeAppDarkBgColour: '#fff' }, ['themeAppDarkBgColour contrast #616161']],
  [{ themeAppSecondaryColour1: '300 1 1' }, ['themeAppSecondaryColour1 invalid #3E2DAC']],
])('says what else it did not take as given: %j', (theme, expected) => {
  const warnings = themeWarnings({ ...harbour, ...theme });
  expect(warnings.map(({ field, problem, used }) => `${field} ${problem} ${used}`)).toEqual(expected);
});
