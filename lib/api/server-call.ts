import { endpoints } from '#contract/endpoints.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import type { Route } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { ApiError } from './api-error.ts';
import { buildRequest, type AnyInput } from './build-request.ts';
import type { Call, Reply } from './call.ts';
import { networkError, readReply } from './read-reply.ts';
import type { Session } from './session.ts';
import { getTags } from './tags.ts';

export interface ServerTransport {
  backendUrl: Readonly<Record<Route['base'], string>>;
  /** Who calls; null for nobody. */
  session: Pick<Session, 'token' | 'selectedUserId'> | null;
  /** Public reads may come from the page cache; without it nothing is kept. */
  cached: boolean;
  fetch: typeof fetch;
}

/** How long a public read is believed without being asked again, in seconds (docs/product.md#caching). */
const freshSeconds: Record<Route['cache'], number> = { public: 60, timetable: 5, none: 0 };
/** A backend that says nothing for so long, in milliseconds, is taken for gone. */
const timeoutMs = 10_000;

function identity(session: ServerTransport['session']): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': crypto.randomUUID() };
  if (session === null) return headers;
  headers.authorization = `Bearer ${session.token}`;
  if (session.selectedUserId !== null) headers['x-selected-user-id'] = String(session.selectedUserId);
  return headers;
}

/**
 * How a read is made and kept. A kept answer is found again by everything that was sent, so such a read sends nothing
 * that differs from one request to the next.
 */
function fetchOptions(id: OperationId, route: Route, input: AnyInput, { session, cached }: ServerTransport) {
  if (!cached || session !== null || route.cache === 'none') {
    return { headers: identity(session), init: { cache: 'no-store' } satisfies RequestInit };
  }
  // Kept here for so long, it must not be old when it comes.
  return {
    headers: { 'cache-control': 'no-cache' },
    init: { next: { revalidate: freshSeconds[route.cache], tags: getTags(id, input) } },
  };
}

/** Unknown keys of a foreign backend are dropped, wrong ones are its fault and not the visitor's. */
function parseResponse<Id extends OperationId>(id: Id, raw: object): Reply<Id> {
  const parsed = envelopeSchema.extend({ data: endpoints[id].data }).safeParse(raw);
  if (parsed.success) return parsed.data as Reply<Id>;
  throw new ApiError({ status: 502, code: 'unknown', message: '' }, { cause: parsed.error });
}

/** Makes calls from the server, straight to the backend. Every answer is parsed; nothing is tried twice. */
export function createServerCall(transport: ServerTransport): Call {
  return async (id, input, { signal, idempotencyKey } = {}) => {
    const route: Route = routes[id];
    const { target, method, headers, body } = buildRequest(route, input, idempotencyKey);
    const url = new URL(target, transport.backendUrl[route.base]);
    const { headers: own, init } = fetchOptions(id, route, input, transport);
    const response = await transport
      .fetch(url, {
        method,
        headers: { ...headers, ...own },
        body,
        // The token goes to the backend alone, wherever that points.
        redirect: 'manual',
        signal: signal ?? AbortSignal.timeout(timeoutMs),
        ...init,
      })
      .catch((cause: unknown) => {
        throw networkError(cause);
      });
    return parseResponse(id, await readReply(route, response));
  };
}
