import type { Clock } from '#backend/context.ts';
import type { HttpEnv } from '#backend/http/http-env.ts';
import { requestHeaders, type HeaderReader } from '#backend/http/input/request-headers.ts';
import { toResponse } from '#backend/http/output/http-reply.ts';
import type { ReplyCache } from './response-cache.ts';

/**
 * Whether the reply to these headers is the same for all callers and may come from the response cache. A caller with a
 * cache of its own, as the web, sends `no-cache` to get a fresh reply instead of one that may be five seconds old.
 */
export function isForEverybody(headers: HeaderReader): boolean {
  const personalHeader = headers.get('authorization') ?? headers.get('x-selected-user-id');
  return personalHeader === null && headers.get('cache-control') !== 'no-cache';
}

/** Creates the function that answers a request from the response cache; it returns undefined for any other. */
export function cachedAnswers(replyCache: Pick<ReplyCache, 'find'>, clock: Clock) {
  return (request: Request, bindings: HttpEnv['Bindings']): Response | undefined => {
    const cached = request.method === 'GET' ? replyCache.find(request.url) : undefined;
    if (cached === undefined) return undefined;
    const headers = requestHeaders(request, bindings);
    if (!isForEverybody(headers)) return undefined;
    const { observed } = bindings;
    observed.operationId = cached.operationId;
    return toResponse({ headers, requestId: observed.requestId }, cached.reply, clock);
  };
}
