import type { NextRequest } from 'next/server';
import type { CookieScope } from '#lib/auth/cookie.ts';
import type { Config } from '#lib/config.ts';
import { getHostname, zoneNamed, zoneOfHost } from '#lib/zones/zone-of-host.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { readablePath } from './readable-path.ts';

/** The request as the visitor sent it, with the host of the URL they typed instead of the one the server listens on. */
export interface ParsedRequest {
  url: URL;
  zone: Zone;
  scope: CookieScope;
}

type Settings = Pick<Config, 'origins' | 'source' | 'isBehindProxy'>;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the visitor's connection uses https, by `X-Forwarded-Proto`, which is trusted only behind a reverse proxy.
 */
function isForwardedHttps(headers: Headers, { isBehindProxy }: Settings): boolean {
  return isBehindProxy && headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/**
 * The origin of a request. The Host header decides only when it names one of our hosts or this machine; any other value
 * counts as bookings, or as the front desk in its own web, so that a forged Host cannot choose the target of a redirect.
 */
function getOrigin({ headers, nextUrl }: NextRequest, settings: Settings): string {
  const { origins } = settings;
  const typed = headers.get('host') ?? '';
  const zone = zoneNamed(origins, typed);
  const fallback = origins[zoneOfHost(settings, null)];
  if (zone === null && !loopback.has(getHostname(typed))) return fallback;
  const protocol = zone === null ? nextUrl.protocol : origins[zone].slice(0, origins[zone].indexOf('//'));
  return URL.parse(`${isForwardedHttps(headers, settings) ? 'https:' : protocol}//${typed}`)?.origin ?? fallback;
}

/** Cookie settings of a request's host: `Secure` when the site is served by https. */
export function getScope({ headers, nextUrl }: NextRequest, settings: Settings): CookieScope {
  const { origins } = settings;
  const secure = origins.bookings.startsWith('https:') || isForwardedHttps(headers, settings);
  return { host: headers.get('host') ?? nextUrl.host, secure, origins };
}

/** The zone, URL and variant that a request asks for. */
export function parseRequest(request: NextRequest, settings: Settings): ParsedRequest {
  const { pathname, search } = request.nextUrl;
  const url = new URL(`${getOrigin(request, settings)}${readablePath(pathname)}${search}`);
  const zone = zoneOfHost(settings, request.headers.get('host'));
  return { url, zone, scope: getScope(request, settings) };
}
