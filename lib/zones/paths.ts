import { parseVariant, variantSegment, type Variant } from './variant.ts';
import { zones, type Zone } from './zone.ts';

/** The internal path of a public page: `/location/x` of bookings is `/bookings/en.web/location/x`. */
export function internalPath(zone: Zone, variant: Variant, pathname: string): string {
  const rest = pathname === '/' ? '' : pathname;
  return `/${zone}/${variantSegment(variant)}${rest}`;
}

/**
 * The internal path of a zone's not-found page. All unknown URLs share it, so they cause no rendering and no cache
 * entries.
 */
export const notFoundPath = '/not-found';

/**
 * Whether a path has the form of an internal path. Such requests are not found, so that nobody can bypass the rewrite.
 */
export function isInternalPath(pathname: string): boolean {
  return publicPath(pathname) !== pathname;
}

/**
 * Removes what follows the date of a timetable, which has no effect on the page (docs/product.md#pages), so that it is
 * not part of the cache key.
 */
export function keptPath(pathname: string): string {
  return pathname.startsWith('/location/') ? pathname.split('/').slice(0, 5).join('/') : pathname;
}

/**
 * The public path of a page. On prerendered pages `usePathname()` returns the internal path on the server and the
 * public one in the browser, which would break hydration; every result of that hook is passed through this function.
 */
export function publicPath(pathname: string): string {
  const [, zone = '', segment = '', ...rest] = pathname.split('/');
  const isInternal = zones.some((name) => name === zone) && parseVariant(segment) !== null;
  return isInternal ? `/${rest.join('/')}` : pathname;
}
