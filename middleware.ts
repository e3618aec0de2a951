import type { NextRequest } from 'next/server';
import { sessionFromToken } from './lib/session/session-from-token.ts';
import { routeCall } from './lib/zones/route-call.ts';
import { routeVisit } from './lib/zones/route-visit.ts';
import { zoneSettings } from './lib/zones/zone-settings.ts';

/** Every page request passes here: host and query decide which page it is. Of the calls only those with encoded characters. */
export function middleware(request: NextRequest) {
  if (request.nextUrl.pathname.startsWith('/api/')) return routeCall(request);
  return routeVisit(request, { settings: zoneSettings(), now: new Date(), sessionFromToken });
}

export const config = {
  runtime: 'nodejs',
  // Not for calls, developer pages, the bank's pages (which need no zone and set their own policy) and files. A variant ends in a dot and letters too, so files are named by their kind.
  matcher: ['/((?!api/|_next/|dev/|payments/|.*\\.(?:avif|css|html|ico|jpg|js|json|map|png|svg|txt|webmanifest|webp|woff2|xml)$).*)', '/api/(.*%.*)'],
};
