import type { Theme } from '#contract/venues/client.ts';

/** The default theme (docs/product.md#themes). Garage Gothic is not free, so League Gothic replaces it. */
export const defaultTheme: Theme = {
  themeAppLogo: null,
  themeAppPrimaryColour: '#8C59F8',
  themeAppSecondaryColour1: '#3E2DAC',
  themeAppSecondaryColour2: '#3E2DAC',
  themeAppHeaderBgColour: '#262731',
  themeAppDarkBgColour: '#262731',
  headerPrimaryColour: '#ffffff',
  themeAppHeadingFontStyle: 'garage_gothic',
  themeAppBodyFontStyle: 'roboto',
  themeAppSecondaryButtonStyle: 'solid',
};
