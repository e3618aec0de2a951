import { operation } from '#backend/operation.ts';
import { readTheme, readOperator, readFooter } from '#backend/operator/store.ts';
import { getThemeEndpoint, getClientEndpoint, getFooterEndpoint } from '#contract/venues/client.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';

/** What stands below every page of a venue, or of the operator. */
export const getFooter = operation(getFooterEndpoint, async ({ query }, { db }) => {
  const footer = await readFooter(db, query.venue);
  return {
    data: {
      columns: footer?.columns ?? [],
      socialLinks: footer?.socialLinks ?? [],
      text: footer?.text ?? null,
    },
  };
});

/** The operator: name, currency, languages, what is switched on. */
export const getClient = operation(getClientEndpoint, async (_input, { db }) => {
  const operator = await readOperator(db);
  return {
    data: {
      id: operator.id,
      name: operator.name,
      currency: operator.currency,
      currencySymbol: operator.currencySymbol,
      languages: operator.languages,
      campsAndCoursesBookingEnabled: operator.campsAndCoursesBookingEnabled,
      onlineJoiningEnabled: operator.onlineJoiningEnabled,
      onlineGuestPassesEnabled: operator.onlineGuestPassesEnabled,
    },
  };
});

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
