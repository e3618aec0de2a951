import type { Clock } from '#backend/context.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { isUnchanged } from './cache-headers.ts';

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

/**
 * Sends a reply with the headers that every reply carries: the request's id and the server's time
 * (docs/product.md#envelope).
 */
export function send(c: HttpContext, reply: HttpReply | FinishedReply, clock: Clock): Response {
  const { status, body, headers } = unlessKnown(c, reply);
  return new Response(body, {
    status,
    headers: { ...headers, Date: clock.now().toUTCString(), 'X-Request-Id': c.get('requestId') },
  });
}
