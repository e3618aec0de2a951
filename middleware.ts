import type { NextRequest } from 'next/server';
import { handlePageRequest } from './lib/routing/handle-page-request.ts';
import { routeCall } from './lib/routing/route-call.ts';
import { visitContext } from './lib/routing/visit-context.ts';

/** Every page request passes here: host and query decide which page it is. Of the calls only those with encoded characters. */
export function middleware(request: NextRequest) {
  if (request.nextUrl.pathname.startsWith('/api/')) return routeCall(request);
  return handlePageRequest(request, visitContext());
}

export const config = {
  runtime: 'nodejs',
  // Not for calls, developer pages, the bank's pages (which need no zone and set their own policy) and the files that there are, each by its name: no ending makes a page of ours a file.
  matcher: [
    '/((?!api/|_next/|dev/|payments/|fonts/[\\w-]+\\.(?:woff2|txt)$|favicon\\.ico$|icon\\.svg$|facilities\\.svg$|map-outline\\.svg$|map-outline\\.json$|map-towns\\.json$).*)',
    '/api/(.*%.*)',
  ],
};
