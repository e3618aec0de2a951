import type { Route } from '#contract/routes/route.ts';
import type { Session } from '#lib/api/session.ts';

/** What a browser may say to the backend; cookies and everything between two hops stay here. */
const fromBrowser = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
/** What the backend may say to a browser: never a cookie. */
const fromBackend = [
  'content-disposition',
  'content-type',
  'date',
  'etag',
  'idempotency-replayed',
  'retry-after',
  'x-request-id',
];

function only(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

export interface Identity {
  session: Session | null;
  /** Whether the person acted for goes along: on bookings only (docs/product.md#acting-for). */
  actsForOthers: boolean;
  proxySecret: string | undefined;
}

/** The headers of a call on its way to the backend. */
export function toBackend(headers: Headers, { session, actsForOthers, proxySecret }: Identity): Headers {
  const sent = only(headers, fromBrowser);
  // The backend may answer what it told somebody else a moment ago; `fetch` would forbid it.
  sent.set('cache-control', 'max-age=5');
  if (proxySecret !== undefined) sent.set('x-proxy-secret', proxySecret);
  if (session === null) return sent;
  sent.set('authorization', `Bearer ${session.token}`);
  if (actsForOthers && session.selectedUserId !== null) sent.set('x-selected-user-id', String(session.selectedUserId));
  return sent;
}

interface Audience {
  /** Somebody logged in asked, and may have been told of themself. */
  isPersonal: boolean;
}

function cacheControl(route: Route, upstream: Response, { isPersonal }: Audience): string {
  const isAnswer = upstream.ok || upstream.status === 304;
  if (!isAnswer || route.cache === 'none') return 'no-store';
  if (isPersonal && route.cache === 'timetable') return 'no-store';
  if (route.cache === 'timetable') return 'private, no-cache';
  return upstream.headers.get('cache-control') ?? 'no-store';
}

/** The headers of an answer on its way to the browser, with how long it may keep it (docs/product.md#caching). */
export function toBrowser(route: Route, upstream: Response, audience: Audience): Headers {
  const sent = only(upstream.headers, fromBackend);
  sent.set('cache-control', cacheControl(route, upstream, audience));
  return sent;
}
