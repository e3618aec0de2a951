import type { NextRequest } from 'next/server';
import { handlePageRequest } from './lib/routing/handle-page-request.ts';
import { routeCall } from './lib/routing/route-call.ts';
import { visitContext } from './lib/routing/visit-context.ts';

/**
 * Handles every page request: host and query decide which page is rendered. Calls pass only when their path contains
 * encoded characters.
 */
export function middleware(request: NextRequest) {
  if (request.nextUrl.pathname.startsWith('/api/')) return routeCall(request);
  return handlePageRequest(request, visitContext());
}

export const config = {
  runtime: 'nodejs',
  // Excluded are calls, developer pages, the bank's pages (which have no zone and set their own policy) and the
  // existing files, each by name. A pattern by file extension would exclude page URLs that end in one.
  matcher: [
    '/((?!api/|_next/|dev/|payments/|fonts/[\\w-]+\\.(?:woff2|txt)$|favicon\\.ico$|icon\\.svg$|facilities\\.svg$|map-outline\\.svg$|map-outline\\.json$|map-towns\\.json$|embed\\.js$).*)',
    '/api/(.*%.*)',
  ],
};
