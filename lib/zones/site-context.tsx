'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { hrefIn, zoneHref, type Place } from './href.ts';
import type { Variant } from './variant.ts';
import type { Zone } from './zone.ts';

/** Properties of the current page for client components. */
export type Site = Place & Variant;

export const SiteContext = createContext<Site | null>(null);

/** Provides the properties of the current page to client components. */
export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** The page's zone, language and mode. Throws outside of the site's providers. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite is called outside of the site’s providers');
  return site;
}

/**
 * Returns the link function of this page: `href(path)` inside the zone, `href(path, zone)` to any. Links of embedded
 * pages stay embedded.
 */
export function useHref(): (path: string, zone?: Zone) => string {
  const site = useSite();
  return (path, zone) => (zone === undefined ? hrefIn(site.mode, path) : zoneHref(site, zone, path));
}
