import type { Zone } from '#lib/zones/zone.ts';
import type { RedirectRoute } from './redirect-route.ts';
import { isVenueSlug } from './redirect-route.ts';

/**
 * The redirect routes of the other zones
 * (docs/product.md#redirects): on joining `/centre/{venueSlug}` and `/kiosk` store where
 * and how somebody stands, by the query parameters that do the same anywhere. Null for every other path.
 */
export function zoneRedirect(zone: Zone, pathname: string): RedirectRoute | null {
  if (zone !== 'joining') return null;
  if (pathname === '/kiosk') return { path: '/', query: { kiosk: 'true' } };
  const [, first, slug, ...rest] = pathname.split('/');
  if (first !== 'centre' || rest.length > 0 || !isVenueSlug(slug)) return null;
  return { path: '/', query: { centre: slug } };
}
