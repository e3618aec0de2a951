import { onRequest } from './on-request.ts';

/** The methods that Next tells apart. */
const known: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Lets every request to this process by a method that nothing here knows be refused as `OPTIONS` is: pages with 405,
 * calls with 404. Next fails on `TRACE` before it asks anybody.
 */
export function refuseUnknownMethods(): void {
  onRequest((request) => {
    if (!known.has(request.method)) request.method = 'OPTIONS';
  });
}
