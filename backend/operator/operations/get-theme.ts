import { operation } from '#backend/operation.ts';
import { readTheme } from '#backend/operator/store.ts';
import { defaultTheme } from '#contract/rules/default-theme.ts';
import { getThemeEndpoint } from '#contract/venues/client.ts';

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
