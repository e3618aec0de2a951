import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/** The connection of a request; absent when a test calls `fetch` itself. */
export type Connection = Partial<HttpBindings | Http2Bindings>;

/** What the log line and the measurement of one request say of it, completed while it is answered. */
export interface ObservedRequest {
  readonly requestId: string;
  operationId?: string;
  userId?: number;
}

/** What the HTTP layer keeps about one request. */
export interface HttpEnv {
  Bindings: Connection & { observed: ObservedRequest };
}
export type HttpContext = HonoContext<HttpEnv>;
