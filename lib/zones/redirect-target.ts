import { zones, type ZoneOrigins } from './zone.ts';

/**
 * Where a `redirect` parameter may lead: a path of this site or an address on one of the zones, judged by its origin.
 * Anything else, and nothing, gives `fallback`.
 */
export function redirectTarget(value: string | null | undefined, origins: ZoneOrigins, fallback = '/'): string {
  const here = 'http://here.invalid';
  if (!value || !URL.canParse(value, here)) return fallback;
  const url = new URL(value, here);
  const isPath = value.startsWith('/') && url.origin === here && !url.pathname.startsWith('//');
  if (isPath) return `${url.pathname}${url.search}${url.hash}`;
  return zones.some((zone) => new URL(origins[zone]).origin === url.origin) ? url.href : fallback;
}
