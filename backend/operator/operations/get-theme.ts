import { operation } from '#backend/operation.ts';
import { readTheme } from '#backend/operator/store.ts';
import { getThemeEndpoint, type Theme } from '#contract/venues/client.ts';

/** The default theme (docs/product.md#themes). */
const defaultTheme: Theme = {
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

/** How the venue, or without one the operator, looks. */
export const getTheme = operation(getThemeEndpoint, async ({ query }, { db }) => {
  const theme = await readTheme(db, query.venue);
  if (theme === undefined) return { data: defaultTheme };
  return {
    data: {
      themeAppLogo: theme.appLogo,
      themeAppPrimaryColour: theme.appPrimaryColour,
      themeAppSecondaryColour1: theme.appSecondaryColour1,
      themeAppSecondaryColour2: theme.appSecondaryColour2,
      themeAppHeaderBgColour: theme.appHeaderBgColour,
      themeAppDarkBgColour: theme.appDarkBgColour,
      headerPrimaryColour: theme.headerPrimaryColour,
      themeAppHeadingFontStyle: theme.appHeadingFontStyle,
      themeAppBodyFontStyle: theme.appBodyFontStyle,
      themeAppSecondaryButtonStyle: theme.appSecondaryButtonStyle,
    },
  };
});
