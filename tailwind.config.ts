import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** The scale of one colour that is a custom property for each step. */
const steps = (name: string, numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((step) => [step, `var(--${name}-${step})`]));

/** A meaning: its text, its ground and its line. */
const meaning = (name: string) => ({ DEFAULT: `var(--${name})`, bg: `var(--${name}-bg)`, line: `var(--${name}-line)` });

/**
 * The design's own scale and nothing else. Colours, fonts and headings are custom properties, so that the theme of a
 * venue, written into the page by the server (`lib/theme`), changes them without another build.
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    screens: {
      tiny: '15.0625rem',
      narrow: '18.0625rem',
      compact: '22.5rem',
      small: '36rem',
      medium: '48rem',
      large: '75rem',
      xl: '80rem',
      '2xl': '96rem',
    },
    containers: { row: '40rem', wide: '50rem' },
    spacing: { DEFAULT: '4px', header: 'var(--header-h)', tap: 'var(--tap)', gutter: 'var(--gutter)' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      ink: { DEFAULT: 'var(--ink)', 2: 'var(--ink-2)', 3: 'var(--ink-3)' },
      surface: { DEFAULT: 'var(--surface)', 2: 'var(--surface-2)', 3: 'var(--surface-3)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      control: 'var(--control)',
      scrim: 'var(--scrim)',
      focus: 'var(--focus)',
      primary: {
        ...steps('primary', [50, 100, 200, 300, 400, 500, 600]),
        action: {
          DEFAULT: 'var(--primary-action)',
          hover: 'var(--primary-action-hover)',
          press: 'var(--primary-action-press)',
        },
        edge: 'var(--primary-edge)',
        text: 'var(--primary-text)',
      },
      'on-primary': 'var(--on-primary)',
      'on-dark-accent': 'var(--on-dark-accent)',
      secondary: {
        ...steps('secondary', [50, 100, 200, 500, 600]),
        fill: { DEFAULT: 'var(--secondary-fill)', hover: 'var(--secondary-fill-hover)' },
        border: 'var(--secondary-border)',
      },
      success: meaning('success'),
      danger: meaning('danger'),
      warning: meaning('warning'),
      info: meaning('info'),
      header: { bg: 'var(--theme-header-bg)', text: 'var(--theme-header-text)' },
      dark: 'var(--theme-dark-bg)',
    },
    fontFamily: { body: 'var(--font-body)', heading: 'var(--font-heading)', figures: 'var(--font-figures)' },
    fontWeight: { normal: '400', medium: '500', bold: '700', headline: 'var(--heading-weight)' },
    fontSize: {
      xs: ['var(--text-xs)', '1rem'],
      s: ['var(--text-s)', '1.25rem'],
      m: ['var(--text-m)', '1.5'],
      l: ['var(--text-l)', '1.45'],
      clock: 'calc(var(--h-3) * max(var(--heading-scale), 0.72))',
    },
    borderRadius: { none: '0', s: 'var(--r-s)', m: 'var(--r-m)', l: 'var(--r-l)', full: 'var(--r-full)' },
    transitionDuration: { fast: 'var(--t-fast)', base: 'var(--t-base)', slow: 'var(--t-slow)' },
    transitionTimingFunction: { out: 'var(--ease-out)', in: 'var(--ease-in)' },
  },
  plugins: [
    plugin((api) => {
      api.addVariant('kiosk', 'body.kiosk &');
      api.addVariant('lowered', ':root[data-lowered] &');
      api.addVariant('embedded', 'body.embedded &');
      api.addVariant('on-dark', '.on-dark &');
      api.addVariant('disabled-looking', '&:is(:disabled, [aria-disabled="true"])');
    }),
  ],
} satisfies Config;
