import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/** What the HTTP layer keeps about one request; the bindings are absent when a test calls `fetch` itself. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings | Http2Bindings>;
  Variables: { requestId: string; operationId?: string; userId?: number };
}
export type HttpContext = HonoContext<HttpEnv>;
