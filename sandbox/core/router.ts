import { json, type Reply, type SandboxRequest } from './http.ts';
import type { Site } from './sites.ts';

export interface Route {
  site: Site;
  method: string;
  /** Path with `:name` segments. */
  path: string;
  /** Keeps static files and page plumbing out of the journal. */
  quiet?: boolean;
  /** The namespace of a request, for the journal. */
  getNamespace?: (request: SandboxRequest) => string;
  handle: (request: SandboxRequest) => Reply | Promise<Reply>;
}

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a request, or the 404 or 405 reply when there is none. */
export function findRoute(routes: readonly Route[], site: Site, method: string, path: string): Match | Reply {
  const matches = routes
    .filter((route) => route.site === site)
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params ? [{ route, params }] : [];
    });
  const match = matches.find(({ route }) => route.method === method);
  if (match) return match;
  if (matches.length > 0) return json(405, { description: 'Method not allowed' });
  return json(404, { description: 'Resource not found' });
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternSegments = pattern.split('/');
  const input = path.split('/');
  if (patternSegments.length !== input.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = input[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}
