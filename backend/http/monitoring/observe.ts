import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '#backend/context.ts';
import type { HttpEnv } from '#backend/http/http-env.ts';
import { requestIdFrom } from '#backend/http/request-id.ts';
import type { Metrics } from './metrics.ts';

/** Gives every request its id, and afterwards one log line and one measurement. */
export function observe({ ids, log }: Pick<Dependencies, 'ids' | 'log'>, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  // Without redaction: these lines hold no secret, and searching for one would cost more than writing them.
  const requestLog = log.child({}, { redact: [] });
  return async (c, next) => {
    const startedMs = performance.now();
    const requestId = requestIdFrom(c.req.header('x-request-id'), ids);
    c.set('requestId', requestId);
    await next();
    const ms = performance.now() - startedMs;
    const operation = c.get('operationId') ?? 'none';
    const { status } = c.res;
    metrics.observe(operation, status, ms / 1000);
    // The path is left out: it may hold a secret.
    requestLog.info({ requestId, operation, method: c.req.method, status, ms, userId: c.get('userId') }, 'request');
  };
}
