import type { Clock } from '#backend/context.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { isUnchanged } from './cache-headers.ts';
import { isPackable, packBody } from './pack-body.ts';

/** A reply before it becomes a `Response`, so that it can be stored and replayed. */
export interface HttpReply {
  status: number;
  body: string | null;
  headers: Record<string, string>;
}

/** A reply whose body is encoded, so that it can be sent many times. */
export interface FinishedReply extends Omit<HttpReply, 'body'> {
  body: Buffer<ArrayBuffer>;
}

export const jsonType = 'application/json; charset=utf-8';

/** Answers 304 when the caller has this reply already (docs/product.md#caching). */
function unlessKnown(c: HttpContext, reply: HttpReply | FinishedReply): HttpReply | FinishedReply {
  const { ETag } = reply.headers;
  if (ETag === undefined || !isUnchanged(c.req.header('if-none-match'), ETag)) return reply;
  const headers = { ...reply.headers };
  delete headers['Content-Type'];
  return { status: 304, body: null, headers };
}

/** A large body is compressed; its ETag is then a weak one, because the bytes are not those of the plain reply. */
function packed(c: HttpContext, reply: HttpReply | FinishedReply): HttpReply | FinishedReply {
  const { status, body, headers } = reply;
  if (!isPackable(body)) return reply;
  const vary = [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const packedBody = packBody(c, body);
  if (packedBody === null) return { ...reply, headers: { ...headers, Vary: vary } };
  const { encoding, bytes } = packedBody;
  const sent: Record<string, string> = { ...headers, Vary: vary, 'Content-Encoding': encoding };
  if (headers.ETag !== undefined) sent.ETag = `W/${headers.ETag}`;
  return { status, body: bytes, headers: sent };
}

/**
 * Sends a reply with the headers that every reply carries: the request's id and the server's time
 * (docs/product.md#envelope).
 */
export function send(c: HttpContext, reply: HttpReply | FinishedReply, clock: Clock): Response {
  const { status, body, headers } = packed(c, unlessKnown(c, reply));
  return new Response(body, {
    status,
    headers: { ...headers, Date: clock.now().toUTCString(), 'X-Request-Id': c.env.observed.requestId },
  });
}
