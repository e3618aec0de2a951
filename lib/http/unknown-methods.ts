import type { IncomingMessage } from 'node:http';

/** The methods that Next tells apart. */
const known: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Has a request by a method that nothing here knows refused as `OPTIONS` is: pages with 405, calls with 404. Next fails
 * on `TRACE` before it asks anybody.
 */
export function refuseUnknownMethods(request: IncomingMessage): void {
  if (!known.has(request.method)) request.method = 'OPTIONS';
}
