import type { Mode } from './variant.ts';
import type { Zone, ZoneOrigins } from './zone.ts';

/** Properties of a page on which its links depend. */
export interface Place {
  zone: Zone;
  mode: Mode;
  origins: ZoneOrigins;
}

/** A link inside the zone. Links of embedded pages keep `embedded=true`. */
export function hrefIn(mode: Mode, path: string): string {
  if (mode !== 'embedded') return path;
  const url = new URL(path, 'http://same.invalid');
  url.searchParams.set('embedded', 'true');
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * A link to a page of any zone: a path on the same one, a full address on another
 * (docs/product.md#sites-and-hosts).
 */
export function zoneHref({ zone, mode, origins }: Place, target: Zone, path: string): string {
  const href = hrefIn(mode, path);
  return target === zone ? href : `${origins[target]}${href}`;
}
