import type { Font, Theme } from '#contract/venues/client.ts';

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
export const themeFonts = (theme: FontTheme) => ({
  text: fonts[theme.themeAppBodyFontStyle],
  heading: fonts[theme.themeAppHeadingFontStyle],
});
