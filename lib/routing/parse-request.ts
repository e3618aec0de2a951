import type { NextRequest } from 'next/server';
import type { CookieScope } from '#lib/auth/cookie.ts';
import type { Config } from '#lib/config.ts';
import { getHostname, zoneNamed } from '#lib/zones/zone-of-host.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { readablePath } from './readable-path.ts';

/** A request as its visitor made it: on the host they typed, not the one the server listens on. */
export interface Asked {
  url: URL;
  zone: Zone;
  scope: CookieScope;
}

type Settings = Pick<Config, 'origins' | 'isBehindProxy'>;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a proxy in front of us was asked by https; nobody else is believed. */
function isForwardedHttps(headers: Headers, { isBehindProxy }: Settings): boolean {
  return isBehindProxy && headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/**
 * The origin on which somebody asks. What they type decides it only when it is a host of ours or of this machine; any
 * other name counts as that of bookings, so that no answer leads to a host that a caller made up.
 */
function getOrigin({ headers, nextUrl }: NextRequest, settings: Settings): string {
  const { origins } = settings;
  const typed = headers.get('host') ?? '';
  const zone = zoneNamed(origins, typed);
  if (zone === null && !loopback.has(getHostname(typed))) return origins.bookings;
  const own = zone === null ? nextUrl.protocol : origins[zone].slice(0, origins[zone].indexOf('//'));
  return URL.parse(`${isForwardedHttps(headers, settings) ? 'https:' : own}//${typed}`)?.origin ?? origins.bookings;
}

/** How cookies are set on the host of a request: `Secure` wherever the site is served by https. */
export function getScope({ headers, nextUrl }: NextRequest, settings: Settings): CookieScope {
  const { origins } = settings;
  const secure = origins.bookings.startsWith('https:') || isForwardedHttps(headers, settings);
  return { host: headers.get('host') ?? nextUrl.host, secure, origins };
}

/** What a request asks for. */
export function parseRequest(request: NextRequest, settings: Settings): Asked {
  const { pathname, search } = request.nextUrl;
  const url = new URL(`${getOrigin(request, settings)}${readablePath(pathname)}${search}`);
  const zone = zoneNamed(settings.origins, request.headers.get('host') ?? '') ?? 'bookings';
  return { url, zone, scope: getScope(request, settings) };
}
