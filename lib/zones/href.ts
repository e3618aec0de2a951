import type { Mode } from './variant.ts';
import type { Zone, ZoneOrigins } from './zone.ts';

/** Where a page stands: what its links depend on. */
export interface Place {
  zone: Zone;
  mode: Mode;
  origins: ZoneOrigins;
}

/** A link inside the zone. A frame stays a frame: embedded pages hand `embedded=true` on. */
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
