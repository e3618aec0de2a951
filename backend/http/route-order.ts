import { getPath, type Route } from '#contract/routes/route.ts';

/** The route's path as the router writes it: `{venue}` becomes `:venue`. */
export function routerPath(route: Route): string {
  return getPath(route).replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Orders routes so that a literal segment comes before a parameter at the same place: the router takes the
 * first that fits, and `/venues/online-joining` must win over `/venues/{venue}`.
 */
export function byLiteralsFirst(one: Route, other: Route): number {
  const [first, second] = [sortKey(one), sortKey(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** `~` sorts after every character of a literal segment. */
function sortKey(route: Route): string {
  return routerPath(route).replaceAll(/\/:\w+/g, '/~');
}
