import type { Endpoint } from '#contract/endpoint.ts';
import type { siteRoutes } from '#contract/routes/site.ts';
import {
  getClientEndpoint,
  getFooterEndpoint,
  getThemeEndpoint,
  getTranslationsEndpoint,
} from '#contract/venues/client.ts';

export const siteEndpoints = {
  getClient: getClientEndpoint,
  getTranslations: getTranslationsEndpoint,
  getTheme: getThemeEndpoint,
  getFooter: getFooterEndpoint,
} satisfies Record<keyof typeof siteRoutes, Endpoint>;
