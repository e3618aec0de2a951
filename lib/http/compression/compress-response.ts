import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip, type Gzip } from 'node:zlib';
import { isProvisional } from '#lib/http/provisional-mark.ts';
import { withScriptHashes } from '#lib/http/script-hashes.ts';
import { markedStatus } from '#lib/http/status-mark.ts';
import type { CompressedPage } from './compressed-page-cache.ts';
import { withStreamedInlineScripts } from './inline-scripts.ts';
import { isCompressible } from './is-compressible.ts';
import type { NotePart } from './packed-files.ts';
import { encodingFor, type Encoding } from './parse-accept-encoding.ts';

export interface Packing {
  pack: (page: string, encoding: Encoding) => CompressedPage;
  /** Called with a page before its response is changed. */
  onPage?: (request: IncomingMessage, response: ServerResponse, page: string) => unknown;
  /** Returns a listener for the parts of the body before they are compressed; undefined when it does not need them. */
  watch?: (request: IncomingMessage, response: ServerResponse) => NotePart | undefined;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

/** Restricts the content policy of a page that is not streamed to the hashes of its own inline scripts. */
function narrowPolicy(response: ServerResponse, scripts: string | null): void {
  const policy = response.getHeader('content-security-policy');
  if (scripts !== null && typeof policy === 'string')
    response.setHeader('content-security-policy', withScriptHashes(policy, scripts));
}

/**
 * Compresses responses. A page that is sent in one piece is compressed once for all visitors, has an ETag, and is
 * answered with 304 when the visitor has it already; everything else is compressed as a stream. HEAD is handled as GET,
 * because length, ETag and status are known only from the page; Node omits the body.
 */
export function compressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { pack, onPage, watch }: Packing,
): void {
  if (request.method === 'HEAD') request.method = 'GET';
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const notePart = watch?.(request, response);
  let stream: Gzip | undefined;
  let hasBegun = false;

  function sendWhole(page: string): void {
    onPage?.(request, response, page);
    const encoding = encodingFor(request);
    // Next sets Location twice on a cached redirect.
    const location = response.getHeader('location');
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '');
    const { etag, bytes, status, scripts } = pack(page, encoding);
    response.statusCode = status ?? response.statusCode;
    narrowPolicy(response, scripts);
    addVary(response);
    if (isProvisional(page)) response.setHeader('cache-control', 'no-store');
    response.setHeader('etag', etag);
    const isFresh = response.statusCode === 200 && isKnown(request, etag);
    if (isFresh) response.statusCode = 304;
    if (isFresh) response.removeHeader('content-length');
    else response.setHeader('content-length', bytes.length);
    if (!isFresh && encoding !== 'identity') response.setHeader('content-encoding', encoding);
    Reflect.apply(end, response, isFresh ? [] : [bytes]);
  }

  function startStream(part: unknown): Gzip | undefined {
    if (response.headersSent || !isCompressible(response, part)) return undefined;
    addVary(response);
    if (!/gzip/.test(String(request.headers['accept-encoding'] ?? ''))) return undefined;
    response.removeHeader('content-length');
    response.setHeader('content-encoding', 'gzip');
    // Flushes every chunk, so that the browser can render the start of a streamed page early.
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
    gzip.on('data', (part: Buffer) => {
      if (!Reflect.apply(write, response, [part])) gzip.pause();
    });
    gzip.on('end', () => {
      end();
    });
    response.on('drain', () => gzip.resume());
    gzip.on('drain', () => response.emit('drain'));
    response.on('close', () => gzip.destroy());
    return gzip;
  }

  // Next flushes the headers of a stream before its first chunk, when the content encoding is not decided yet.
  response.flushHeaders = () => undefined;

  /**
   * Reads the status marker from the first chunk of a streamed page, and adds the script that keeps early taps; after that
   * the headers are sent and the status is final.
   */
  function finishFirst(part: unknown): unknown {
    if (hasBegun || !isHtml(response)) return part;
    if (typeof part !== 'string' && !(part instanceof Uint8Array)) return part;
    if (response.statusCode === 200) response.statusCode = markedStatus(part) ?? 200;
    return withStreamedInlineScripts(part, String(response.getHeader('content-security-policy') ?? ''));
  }

  response.write = (...args: unknown[]) => {
    notePart?.(args[0]);
    const part = finishFirst(args[0]);
    hasBegun = true;
    stream ??= startStream(part);
    if (stream === undefined) return Boolean(Reflect.apply(write, response, [part, ...args.slice(1)]));
    return stream.write(part);
  };

  response.end = (...args: unknown[]) => {
    const [last] = args;
    notePart?.(last);
    const isWhole = typeof last === 'string' && stream === undefined && !response.headersSent;
    if (isWhole && isHtml(response) && request.method === 'GET') {
      sendWhole(last);
      return response;
    }
    stream ??= last === undefined || typeof last === 'function' ? undefined : startStream(last);
    if (stream === undefined) Reflect.apply(end, response, args);
    else stream.end(typeof last === 'function' ? undefined : last);
    return response;
  };
}
