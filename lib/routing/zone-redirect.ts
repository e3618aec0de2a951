import type { Zone } from '#lib/zones/zone.ts';
import { isVenueSlug, type RedirectRoute } from './redirect-route.ts';

/**
 * The redirect routes of the other zones (docs/product.md#redirects): on joining `/centre/{venueSlug}` and `/kiosk`
 * redirect to `/` with the query parameters that store the venue and the kiosk mode. Null for every other path.
 */
export function zoneRedirect(zone: Zone, pathname: string): RedirectRoute | null {
  if (zone !== 'joining') return null;
  if (pathname === '/kiosk') return { path: '/', query: { kiosk: 'true' } };
  const [, first, slug, ...rest] = pathname.split('/');
  if (first !== 'centre' || rest.length > 0 || !isVenueSlug(slug)) return null;
  return { path: '/', query: { centre: slug } };
}
