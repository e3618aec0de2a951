import { getHostname } from '#lib/zones/zone-of-host.ts';
import type { ZoneOrigins } from '#lib/zones/zone.ts';

export interface CookieScope {
  /** The Host header of the request. */
  host: string;
  /** Whether the browser's connection uses https. */
  secure: boolean;
  origins: ZoneOrigins;
}

export interface CookieAttributes {
  /** `Max-Age` in seconds. 0 deletes the cookie; without it the cookie is kept until the browser closes. */
  maxAge?: number;
  httpOnly?: boolean;
  /** Sets `SameSite=None; Secure; Partitioned`, which browsers require of a cookie in a cross-site frame. */
  partitioned?: boolean;
}

/** The parent domain that all zones and this host share; undefined when they share none, as on an IP address. */
export function cookieDomain({ host, origins }: Pick<CookieScope, 'host' | 'origins'>): string | undefined {
  const names = [host, ...Object.values(origins).map((origin) => new URL(origin).host)].map(getHostname);
  if (names.some((name) => /^[\d.]+$|:/.test(name))) return undefined;
  const [first = [], ...others] = names.map((name) => name.split('.').reverse());
  const differsAt = first.findIndex((label, at) => others.some((labels) => labels[at] !== label));
  const shared = differsAt === -1 ? first : first.slice(0, differsAt);
  return shared.length < 2 ? undefined : shared.reverse().join('.');
}

/** One Set-Cookie header for the whole site. */
export function cookieHeader(name: string, value: string, scope: CookieScope, attributes: CookieAttributes): string {
  const { maxAge, httpOnly = false, partitioned = false } = attributes;
  const domain = cookieDomain(scope);
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    domain !== undefined && `Domain=${domain}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    httpOnly && 'HttpOnly',
    partitioned ? 'SameSite=None' : 'SameSite=Lax',
    (partitioned || scope.secure) && 'Secure',
    partitioned && 'Partitioned',
  ]
    .filter((part) => part !== false)
    .join('; ');
}
