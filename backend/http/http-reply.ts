import type { Clock } from '../context.ts';
import type { HttpContext } from './http-env.ts';

/** A reply before it becomes a `Response`, so that it can be stored and replayed. */
export interface HttpReply {
  status: number;
  body: string | null;
  headers: Record<string, string>;
}

export const jsonType = 'application/json; charset=utf-8';

/** Sends a reply with what every reply carries: the request's id and the server's time (API 1.8, 1.11). */
export function send(c: HttpContext, reply: HttpReply, clock: Clock): Response {
  return new Response(reply.body, {
    status: reply.status,
    headers: { ...reply.headers, Date: clock.now().toUTCString(), 'X-Request-Id': c.get('requestId') },
  });
}
