import type { Zone } from '#lib/zones/zone.ts';
import type { RedirectRoute } from './redirect-route.ts';

/**
 * The redirect routes of the other zones (docs/product.md#redirects): on joining `/kiosk` redirects to `/` with the query
 * parameter that stores the kiosk mode, and `/centre` to the list of venues. Null for every other path.
 */
export function zoneRedirect(zone: Zone, pathname: string): RedirectRoute | null {
  if (zone !== 'joining') return null;
  if (pathname === '/kiosk') return { path: '/', query: { kiosk: 'true' } };
  return pathname === '/centre' ? { path: '/' } : null;
}
