import type { IncomingMessage, ServerResponse } from 'node:http';
import { wasDisrupted } from './disrupted-requests.ts';

/** Headers of every answer; pages add their own content policy (`security-headers.ts`). */
const everywhere = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const;

const nowhere = "base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of a document that has no policy of its own: the pages for developers, and the last resorts. */
const ofDocuments = `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; ${nowhere}`;
/** The tools of a developer evaluate code and open sockets. */
const ofDocumentsInDevelopment = ofDocuments
  .replace("default-src 'self'", "default-src 'self' ws:")
  .replace("'unsafe-inline'", "'unsafe-inline' 'unsafe-eval'");
/** Of a script, which a worker takes over as its own: it may ask what the page may. */
const ofScripts = nowhere;
/** Of everything else: it is read, never shown, and a drawing only needs its own colours. */
const ofFiles = `default-src 'none'; style-src 'unsafe-inline'; ${nowhere}`;
const noDevices = 'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()';

/** A changed file gets a new name: `public/fonts` is never edited in place. */
const forEver = 'public, max-age=31536000, immutable';

/** Drawings keep their name when they change, so a browser asks for them again after a day. */
const forADay = 'public, max-age=86400';
const drawings: ReadonlySet<string | undefined> = new Set([
  '/favicon.ico',
  '/facilities.svg',
  '/map-outline.svg',
  '/map-outline.json',
  '/map-towns.json',
]);

/** After so many seconds a visitor may find the site up again. */
const retryAfter = '60';

function isFound({ statusCode }: ServerResponse): boolean {
  return (statusCode >= 200 && statusCode < 300) || statusCode === 304;
}

interface HeaderContext {
  isDevelopment: boolean;
}

function defaultPolicy(type: string, { isDevelopment }: HeaderContext): string {
  if (type.startsWith('text/html')) return isDevelopment ? ofDocumentsInDevelopment : ofDocuments;
  return /javascript/.test(type) ? ofScripts : ofFiles;
}

/** Who may keep an answer; undefined where what is said already holds. */
function cacheControl(request: IncomingMessage, response: ServerResponse, type: string): string | undefined {
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304;
  if (isRedirect || response.hasHeader('set-cookie') || response.statusCode >= 500) return 'no-store';
  if (isFound(response) && request.url?.startsWith('/fonts/')) return forEver;
  if (isFound(response) && drawings.has(request.url)) return forADay;
  const said = response.getHeader('cache-control');
  if (said === undefined) return 'no-store';
  return type.startsWith('text/html') && /s-maxage|public/.test(String(said)) ? 'private, no-cache' : undefined;
}

/** Says what nothing else has said, just before the head of an answer goes out. */
function complete(request: IncomingMessage, response: ServerResponse, context: HeaderContext): void {
  if (response.statusCode === 500 && wasDisrupted(request.headers)) response.statusCode = 503;
  if (response.statusCode === 503 && !response.hasHeader('retry-after')) response.setHeader('Retry-After', retryAfter);
  const type = String(response.getHeader('content-type') ?? '');
  if (!response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', defaultPolicy(type, context));
  if (!response.hasHeader('permissions-policy')) response.setHeader('Permissions-Policy', noDevices);
  const kept = cacheControl(request, response, type);
  if (kept !== undefined) response.setHeader('Cache-Control', kept);
  // Where pages are kept inside is nobody's business.
  response.removeHeader('x-middleware-rewrite');
}

/**
 * Sets the headers that every response has, at once or, where they depend on the response, just before its head is sent.
 * Rules in Next's configuration would make a page from the cache cost a third more.
 */
export function addCommonHeaders(request: IncomingMessage, response: ServerResponse, context: HeaderContext): void {
  for (const [name, value] of everywhere) response.setHeader(name, value);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]) => {
    const [status] = args;
    if (typeof status === 'number' && !response.headersSent) {
      response.statusCode = status;
      complete(request, response, context);
      args[0] = response.statusCode;
    }
    Reflect.apply(writeHead, response, args);
    return response;
  };
}
