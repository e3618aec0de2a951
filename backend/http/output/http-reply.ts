import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { Clock } from '#backend/clock.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import type { HeaderReader } from '#backend/http/input/request-headers.ts';
import { isUnchanged } from './cache-headers.ts';

/** Minimum size for compression, in bytes. */
const minBytes = 1024;
/** By preference. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Brotli's quality 4 takes as long as gzip, 0.2 ms for 15 KB, and is smaller. */
export function compress(body: string, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Whether the body of a reply is sent in different encodings, by what the caller accepts. */
const isPackable = (body: string | Uint8Array | null): body is string =>
  typeof body === 'string' && body.length >= minBytes;

/** The best encoding that the caller accepts; `identity` when that is none. */
function acceptedEncoding(header: string | null): Encoding | 'identity' {
  if (header === null) return 'identity';
  const accepted = parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : []));
  return encodings.find((name) => accepted.includes(name)) ?? 'identity';
}

/** A reply before it becomes a `Response`, so that it can be stored and replayed. */
export interface HttpReply {
  status: number;
  /** Bytes of a file: they are sent as they are. */
  body: string | Uint8Array<ArrayBuffer> | null;
  headers: Record<string, string>;
}

/** The same in one encoding. */
interface EncodedReply extends Omit<HttpReply, 'body'> {
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** A reply that is sent to many callers, and so encoded once for all who accept the same. */
export interface RepeatedReply extends HttpReply {
  encoded: Map<Encoding | 'identity', EncodedReply>;
  /** Seconds since it was made. */
  ageSeconds?: number;
}

/** Who gets a reply: what of the request decides how it is sent. */
export interface Recipient {
  headers: HeaderReader;
  requestId: string;
}

export const jsonType = 'application/json; charset=utf-8';

/** A reply to be sent to many callers. */
export function toRepeatedReply(reply: HttpReply): RepeatedReply {
  return { ...reply, encoded: new Map() };
}

/** A large body is compressed; its ETag is then a weak one, because the bytes are not those of the plain reply. */
function encode({ status, body, headers }: HttpReply, encoding: Encoding | 'identity'): EncodedReply {
  if (!isPackable(body)) return { status, body, headers };
  const sent: Record<string, string> = {
    ...headers,
    Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  };
  if (encoding === 'identity') return { status, body, headers: sent };
  sent['Content-Encoding'] = encoding;
  if (headers.ETag !== undefined) sent.ETag = `W/${headers.ETag}`;
  return { status, body: compress(body, encoding), headers: sent };
}

/** Written as text, the body would be turned into bytes for every caller. */
const toBytes = (reply: EncodedReply): EncodedReply =>
  typeof reply.body === 'string' ? { ...reply, body: Buffer.from(reply.body) } : reply;

function encodeFor({ headers }: Recipient, reply: HttpReply | RepeatedReply): EncodedReply {
  const encoding = acceptedEncoding(headers.get('accept-encoding'));
  if (!('encoded' in reply)) return encode(reply, encoding);
  const known = reply.encoded.get(encoding);
  if (known !== undefined) return known;
  const encoded = toBytes(encode(reply, encoding));
  reply.encoded.set(encoding, encoded);
  return encoded;
}

/** Answers 304 when the caller has this reply already (docs/product.md#caching). */
function unlessKnown(recipient: Recipient, reply: HttpReply | RepeatedReply): EncodedReply {
  const { ETag } = reply.headers;
  const known = ETag === undefined ? null : recipient.headers.get('if-none-match');
  if (ETag === undefined || !isUnchanged(known, ETag)) return encodeFor(recipient, reply);
  const headers = { ...reply.headers };
  delete headers['Content-Type'];
  return { status: 304, body: null, headers };
}

/**
 * The response of a reply, with the headers that every reply carries: the request's id and the server's time
 * (docs/product.md#envelope).
 */
export function toResponse(recipient: Recipient, reply: HttpReply | RepeatedReply, clock: Clock): Response {
  const { status, body, headers } = unlessKnown(recipient, reply);
  const replyHeaders: Record<string, string> = { Date: clock.now().toUTCString(), 'X-Request-Id': recipient.requestId };
  if ('ageSeconds' in reply) replyHeaders.Age = String(reply.ageSeconds);
  return new Response(body, { status, headers: { ...headers, ...replyHeaders } });
}

/** Sends a reply to the request of this context. */
export function send(c: HttpContext, reply: HttpReply | RepeatedReply, clock: Clock): Response {
  return toResponse({ headers: c.req.raw.headers, requestId: c.env.observed.requestId }, reply, clock);
}
