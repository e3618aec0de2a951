import type { IncomingMessage, ServerResponse } from 'node:http';
import { wasDisrupted } from './disrupted-requests.ts';
import { comesFrom, type MayRead } from './metrics/answer-metrics.ts';

/** Headers of every response; pages also set their own content policy (`security-headers.ts`). */
const everywhere = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const;

const nowhere = "base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
/** Content policy of documents that set none of their own: developer pages and fallback error pages. */
const ofDocuments = `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; ${nowhere}`;
/** In development Next's client evaluates code and opens WebSockets. */
const ofDocumentsInDevelopment = ofDocuments
  .replace("default-src 'self'", "default-src 'self' ws:")
  .replace("'unsafe-inline'", "'unsafe-inline' 'unsafe-eval'");
/** Content policy of scripts. A worker takes it from its script, so it must allow the requests that pages may make. */
const ofScripts = nowhere;
/** Content policy of all other files, which are not shown as documents; an SVG needs only its inline styles. */
const ofFiles = `default-src 'none'; style-src 'unsafe-inline'; ${nowhere}`;
const noDevices = 'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()';

/** Types of texts of which the head says no character set: drawings, and what Next sends between its own pages. */
const withoutCharset = /^(?:text\/[\w.-]+|[\w.-]+\/(?:[\w.-]+\+)?xml)$/;

/** A changed file gets a new name: `public/fonts` is never edited in place. */
const forEver = 'public, max-age=31536000, immutable';

/** These files keep their name when they change, so a browser asks for them again after a day. */
const forADay = 'public, max-age=86400';
const keptForADay: ReadonlySet<string | undefined> = new Set([
  '/favicon.ico',
  '/facilities.svg',
  '/map-outline.svg',
  '/map-outline.json',
  '/map-towns.json',
  '/embed.js',
]);

/** `Retry-After` of 503 responses, in seconds. */
const retryAfter = '60';

function isFound({ statusCode }: ServerResponse): boolean {
  return (statusCode >= 200 && statusCode < 300) || statusCode === 304;
}

interface HeaderContext {
  isDevelopment: boolean;
  /** The addresses that may read the metrics, and so how a page came about. */
  mayRead: MayRead;
}

function defaultPolicy(type: string, { isDevelopment }: Pick<HeaderContext, 'isDevelopment'>): string {
  if (type.startsWith('text/html')) return isDevelopment ? ofDocumentsInDevelopment : ofDocuments;
  return /javascript/.test(type) ? ofScripts : ofFiles;
}

/** The Cache-Control header to set; undefined when the response's own value is right. */
function cacheControl(request: IncomingMessage, response: ServerResponse, type: string): string | undefined {
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304;
  if (isRedirect || response.hasHeader('set-cookie') || response.statusCode >= 500) return 'no-store';
  if (isFound(response) && request.url?.startsWith('/fonts/')) return forEver;
  if (isFound(response) && keptForADay.has(request.url)) return forADay;
  const said = response.getHeader('cache-control');
  if (said === undefined) return 'no-store';
  return type.startsWith('text/html') && /s-maxage|public/.test(String(said)) ? 'private, no-cache' : undefined;
}

/** Adds missing headers just before the status line and headers are sent, and takes out what is for us alone. */
function complete(
  request: IncomingMessage,
  response: ServerResponse,
  context: Pick<HeaderContext, 'isDevelopment'> & { isOurs: boolean },
): void {
  if (response.statusCode === 500 && wasDisrupted(request.headers)) response.statusCode = 503;
  if (response.statusCode === 503 && !response.hasHeader('retry-after')) response.setHeader('Retry-After', retryAfter);
  const type = String(response.getHeader('content-type') ?? '');
  if (withoutCharset.test(type)) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  if (!response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', defaultPolicy(type, context));
  if (!response.hasHeader('permissions-policy')) response.setHeader('Permissions-Policy', noDevices);
  const kept = cacheControl(request, response, type);
  if (kept !== undefined) response.setHeader('Cache-Control', kept);
  // The header names the internal path of the page, which clients need not know.
  response.removeHeader('x-middleware-rewrite');
  // It tells whether somebody else has asked for the page lately.
  if (!context.isOurs) response.removeHeader('x-nextjs-cache');
}

/**
 * Sets the headers that every response has; those that depend on the response are set just before its head is sent. The
 * same rules in Next's configuration would make a cached page a third more expensive.
 */
export function addCommonHeaders(request: IncomingMessage, response: ServerResponse, context: HeaderContext): void {
  for (const [name, value] of everywhere) response.setHeader(name, value);
  // Asked now: later steps set `X-Forwarded-For`.
  const isOurs = comesFrom(request, context.mayRead);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]) => {
    const [status] = args;
    if (typeof status === 'number' && !response.headersSent) {
      response.statusCode = status;
      complete(request, response, { ...context, isOurs });
      args[0] = response.statusCode;
    }
    Reflect.apply(writeHead, response, args);
    return response;
  };
}
