import { parseVariant, variantSegment, type Variant } from './variant.ts';
import { zones, type Zone } from './zone.ts';

/** The path under which a public page is kept: `/location/x` of bookings is `/bookings/en.web/location/x`. */
export function internalPath(zone: Zone, variant: Variant, pathname: string): string {
  const rest = pathname === '/' ? '' : pathname;
  return `/${zone}/${variantSegment(variant)}${rest}`;
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
