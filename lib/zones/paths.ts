import { parseVariant, variantSegment, type Variant } from './variant.ts';
import { zones, type Zone } from './zone.ts';

/** The path under which a public page is kept: `/location/x` of bookings is `/bookings/en.web/location/x`. */
export function internalPath(zone: Zone, variant: Variant, pathname: string): string {
  const rest = pathname === '/' ? '' : pathname;
  return `/${zone}/${variantSegment(variant)}${rest}`;
}

/**
 * The path under which a zone keeps its not-found page. There is one for all addresses that name nothing, so made-up ones
 * cost no rendering and no place in a cache.
 */
export const notFoundPath = '/not-found';

/** Whether a path is one under which a page is kept. It is no address of anything: nobody may get round the rewrite. */
export function isInternalPath(pathname: string): boolean {
  return publicPath(pathname) !== pathname;
}

/** What follows the date of a timetable changes nothing (docs/product.md#pages), so it is not part of what is kept. */
export function keptPath(pathname: string): string {
  return pathname.startsWith('/location/') ? pathname.split('/').slice(0, 5).join('/') : pathname;
}

/**
 * The path people see. On prerendered pages `usePathname()` gives the internal path on the server and the public one
 * in the browser; this gives the same for both, so it goes around every use of that hook.
 */
export function publicPath(pathname: string): string {
  const [, zone = '', segment = '', ...rest] = pathname.split('/');
  const isInternal = zones.some((name) => name === zone) && parseVariant(segment) !== null;
  return isInternal ? `/${rest.join('/')}` : pathname;
}
