export type Base = 'api' | 'foh' | 'dashboard' | 'activities' | 'auth' | 'my-account' | 'online-joining' | 'bookings';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Who = 'anyone' | 'customer' | 'staff' | 'machine';
export type CacheClass = 'public' | 'timetable' | 'none';

export interface Route {
  method: Method;
  base: Base;
  path: string;
  who: Who;
  cache: CacheClass;
  /** Lists that paginate (docs/product.md#pagination). */
  paginated?: true;
  /**
   * A write that is safe to repeat and to run concurrently with itself: a retry only returns the result of the first
   * call, so it need not wait for one that still runs, or died.
   */
  repeatable?: true;
  /** Answers 202 while the result of a payment is not known. */
  mayBePending?: true;
  /** Replies without the envelope: files and the operator's own JSON. */
  raw?: true;
}

/** The path below the origin, with its parameters still in braces (docs/product.md#api-addresses). */
export function getPath(route: Route): string {
  return route.base === 'api' ? `/api${route.path}` : `/api/${route.base}${route.path}`;
}

/** Writes below `/api/v1/` carry their body inside `data` (docs/product.md#envelope). */
export function isWrapped(route: Route): boolean {
  return route.base === 'api' && route.path.startsWith('/v1/') && route.method !== 'GET';
}
