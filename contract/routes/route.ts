export type Base = 'api' | 'foh' | 'dashboard' | 'activities' | 'auth' | 'my-account' | 'online-joining' | 'bookings';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What a member of staff may be permitted to do. */
export type Permission = 'sell' | 'customers' | 'timetable' | 'categories' | 'attendance' | 'refunds';
export type CacheClass = 'public' | 'timetable' | 'none';

/** Who may call: of the staff only those with the permission, or with one of several. */
export type Access =
  { who: 'anyone' | 'customer' | 'machine' } | { who: 'staff'; permission: Permission | readonly Permission[] };

export type FileType =
  'text/calendar' | 'application/zip' | 'image/webp' | 'image/jpeg' | 'image/png' | 'application/pdf';

export interface RouteFields {
  method: Method;
  base: Base;
  path: string;
  cache: CacheClass;
  /** Lists that paginate (docs/product.md#pagination). */
  paginated?: true;
  /**
   * A write that is safe to repeat and to run concurrently with itself: a retry only returns the result of the first
   * call, so it need not wait for one that still runs, or died.
   */
  repeatable?: true;
  /** Answers 202 while the result of a payment is not known, or what was asked for is made later. */
  mayBePending?: true;
  /** The body arrives as its text with the headers, because a signature covers both. Of machines only. */
  signed?: true;
  /** Replies without the envelope: files and the operator's own JSON. */
  raw?: true;
  /** The kinds of file of a raw reply; JSON without it. */
  fileType?: FileType | readonly FileType[];
  /** As how many calls it counts in the limits, where it costs many times what others do (docs/product.md#rate-limits). */
  weight?: number;
  /** The largest body, in bytes, where it is not that of all calls (docs/product.md#api-addresses). */
  bodyLimitBytes?: number;
}

export type Route = RouteFields & Access;

/** The path below the origin, with its parameters still in braces (docs/product.md#api-addresses). */
export function getPath(route: Route): string {
  return route.base === 'api' ? `/api${route.path}` : `/api/${route.base}${route.path}`;
}

/** Writes below `/api/v1/` carry their body inside `data` (docs/product.md#envelope). */
export function isWrapped(route: Route): boolean {
  return route.base === 'api' && route.path.startsWith('/v1/') && route.method !== 'GET';
}
