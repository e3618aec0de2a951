import { zones, type ZoneOrigins } from './zone.ts';

/**
 * The target of a `redirect` parameter: a path of this site or a URL whose origin is one of the zones. Anything else,
 * and an empty value, gives `fallback`, which prevents open redirects.
 */
export function redirectTarget(value: string | null | undefined, origins: ZoneOrigins, fallback = '/'): string {
  const here = 'http://here.invalid';
  if (!value || !URL.canParse(value, here)) return fallback;
  const url = new URL(value, here);
  const isPath = value.startsWith('/') && url.origin === here && !url.pathname.startsWith('//');
  if (isPath) return `${url.pathname}${url.search}${url.hash}`;
  return zones.some((zone) => new URL(origins[zone]).origin === url.origin) ? url.href : fallback;
}
