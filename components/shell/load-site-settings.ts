import { cache } from 'react';
import type { Client, Footer, Theme } from '#contract/venues/client.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { logThemeWarnings } from '#lib/theme/log-theme-warnings.ts';

/** The settings that the layout of a page needs. */
export interface SiteSettings {
  client: Client;
  theme: Theme;
  footer: Footer;
  venue: Venue | null;
  /** Whether theme or footer could not be read for the venue and are the operator's instead. */
  isProvisional?: boolean;
}

/** Whether the backend reports that it is closed or down. */
const isDisruption = (error: unknown) => error instanceof ApiError && error.status === 503;

/**
 * Reads the settings of the venue; after a failure other than 503 it retries for the operator alone
 * (docs/product.md#header-and-footer).
 */
async function withFallback<Data>(
  read: (venue?: string) => Promise<{ data: Data }>,
  venue: string | undefined,
): Promise<{ data: Data; isProvisional: boolean }> {
  try {
    return { data: (await read(venue)).data, isProvisional: false };
  } catch (error) {
    if (venue === undefined || isDisruption(error)) throw error;
    return { data: (await read()).data, isProvisional: isFailedRead(error) };
  }
}

async function getVenue(slug: string | undefined): Promise<Venue | null> {
  if (slug === undefined) return null;
  const read = await publicApi('getVenue', { params: { venue: slug } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { data: null };
    throw error;
  });
  return read.data;
}

/**
 * Theme, operator, footer and venue of a page. Without a venue, and for one that does not exist, they are the
 * operator's. Throws an `ApiError` when the backend cannot tell.
 */
export const loadSiteSettings = cache(async (venueSlug?: string): Promise<SiteSettings> => {
  const [client, theme, footer, venue] = await Promise.all([
    publicApi('getClient', {}),
    withFallback((slug) => publicApi('getTheme', { query: { venue: slug } }), venueSlug),
    withFallback((slug) => publicApi('getFooter', { query: { venue: slug } }), venueSlug),
    getVenue(venueSlug),
  ]);
  logThemeWarnings(theme.data);
  const isProvisional = theme.isProvisional || footer.isProvisional;
  return { client: client.data, theme: theme.data, footer: footer.data, venue, isProvisional };
});
