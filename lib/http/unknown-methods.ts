import type { IncomingMessage } from 'node:http';

/** The HTTP methods that Next supports. */
const known: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Handles an unsupported method as `OPTIONS`, which pages answer with 405 and calls with 404. Next would fail on
 * `TRACE` before any handler runs.
 */
export function refuseUnknownMethods(request: IncomingMessage): void {
  if (!known.has(request.method)) request.method = 'OPTIONS';
}
