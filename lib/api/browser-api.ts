import { routes } from '#contract/routes.ts';
import { buildRequest } from './build-request.ts';
import type { Call, Reply } from './call.ts';
import { embeddedHeaders } from './embedded-header.ts';
import { networkError, readReply } from './read-reply.ts';

/**
 * Makes a call from the browser through the proxy on our own origin, which adds the bearer token. The reply has the
 * types of the contract but is not parsed here, because the browser bundle contains no schemas.
 */
export const browserApi: Call = async (id, input, { signal, idempotencyKey } = {}) => {
  const route = routes[id];
  const { target, method, headers, body } = buildRequest(route, input, idempotencyKey);
  const response = await fetch(target, {
    method,
    headers: { ...headers, ...embeddedHeaders() },
    body,
    signal,
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : networkError(cause);
  });
  return (await readReply(route, response)) as Reply<typeof id>;
};
