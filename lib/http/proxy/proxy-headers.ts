import type { Route } from '#contract/routes/route.ts';
import type { Session } from '#lib/api/session.ts';
import type { Language } from '#lib/zones/variant.ts';

/** Request headers that are forwarded to the backend; cookies and hop-by-hop headers are not. */
export const fromBrowser = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'stripe-signature',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
/** Response headers that are forwarded to the browser; never Set-Cookie. */
export const fromBackend = [
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
  /** Whether the acting user is sent: on bookings only (docs/product.md#acting-for). */
  actsForOthers: boolean;
  proxySecret: string | undefined;
  /** Of the site, which may differ from the browser's. */
  language: Language;
}

/** Allows replies from the backend's cache; `fetch` would otherwise send `no-cache`. */
export const fromCacheToo = 'max-age=5';

/** Builds the request headers of a call to the backend. */
export function toBackend(headers: Headers, { session, actsForOthers, proxySecret, language }: Identity): Headers {
  const sent = only(headers, fromBrowser);
  sent.set('accept-language', language);
  sent.set('cache-control', fromCacheToo);
  // The web packs the reply for the browser itself.
  sent.set('accept-encoding', 'identity');
  if (proxySecret !== undefined) sent.set('x-proxy-secret', proxySecret);
  if (session === null) return sent;
  sent.set('authorization', `Bearer ${session.token}`);
  if (actsForOthers && session.selectedUserId !== null) sent.set('x-selected-user-id', String(session.selectedUserId));
  return sent;
}

interface Audience {
  /** The request had a session, so the response may contain personal data. */
  isPersonal: boolean;
}

/** What of the backend's reply decides how the browser keeps it. */
interface Upstream {
  status: number;
  cacheControl: string | null | undefined;
}

/** The Cache-Control header for the browser (docs/product.md#caching). */
export function cacheControl(route: Route, { status, cacheControl }: Upstream, { isPersonal }: Audience): string {
  const isAnswer = (status >= 200 && status < 300) || status === 304;
  if (!isAnswer || route.cache === 'none') return 'no-store';
  if (isPersonal && route.cache === 'timetable') return 'no-store';
  if (route.cache === 'timetable') return 'private, no-cache';
  return cacheControl ?? 'no-store';
}

/** Builds the response headers for the browser, including Cache-Control. */
export function toBrowser(route: Route, { status, headers }: Response, audience: Audience): Headers {
  const sent = only(headers, fromBackend);
  sent.set('cache-control', cacheControl(route, { status, cacheControl: headers.get('cache-control') }, audience));
  return sent;
}
