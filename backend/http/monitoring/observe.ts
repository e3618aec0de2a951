import type { Dependencies } from '#backend/context.ts';
import type { Connection, HttpEnv, ObservedRequest } from '#backend/http/http-env.ts';
import { requestHeaders } from '#backend/http/input/request-headers.ts';
import type { Ids } from '#backend/ids.ts';
import type { Metrics } from './metrics.ts';

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's request id when it is well formed, else a new one (docs/product.md#envelope). */
function requestIdFrom(header: string | null, ids: Ids): string {
  return header !== null && acceptable.test(header) ? header : ids.uuid();
}

type Answer<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Gives every request its id, and afterwards one log line and one measurement. Not a middleware: with one, Hono answers
 * every request through promises, which costs more than sending a cached reply.
 */
export function observe(
  answer: Answer<HttpEnv['Bindings']>,
  { ids, log }: Pick<Dependencies, 'ids' | 'log'>,
  metrics: Metrics,
): Answer<Connection> {
  // Without redaction: these lines hold no secret, and searching for one would cost more than writing them.
  const requestLog = log.child({}, { redact: [] });

  function note({ method }: Request, { status }: Response, observed: ObservedRequest, startedMs: number): void {
    const ms = performance.now() - startedMs;
    const { requestId, operationId: operation = 'none', userId } = observed;
    metrics.observe(operation, status, ms / 1000);
    // The path is left out: it may hold a secret.
    requestLog.info({ requestId, operation, method, status, ms, userId }, 'request');
  }

  return (request, connection) => {
    const startedMs = performance.now();
    const sentId = requestHeaders(request, connection).get('x-request-id');
    const observed: ObservedRequest = { requestId: requestIdFrom(sentId, ids) };
    const answered = answer(request, { ...connection, observed });
    if (answered instanceof Promise) {
      return answered.then((response) => {
        note(request, response, observed, startedMs);
        return response;
      });
    }
    note(request, answered, observed, startedMs);
    return answered;
  };
}
