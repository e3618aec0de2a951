import { routes } from '#contract/routes.ts';
import { buildRequest } from './build-request.ts';
import type { Call, Reply } from './call.ts';
import { embeddedHeader } from './embedded-header.ts';
import { networkError, readReply } from './read-reply.ts';

/**
 * Makes a call from the browser through our own origin, where the proxy adds the token. The answer's types are those
 * of the contract; it was not parsed here, since no schema travels to the browser.
 */
export const browserApi: Call = async (id, input, { signal, idempotencyKey } = {}) => {
  const route = routes[id];
  const { target, method, headers, body } = buildRequest(route, input, idempotencyKey);
  if (new URLSearchParams(location.search).get('embedded') === 'true') headers[embeddedHeader] = 'true';
  const response = await fetch(target, { method, headers, body, signal }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : networkError(cause);
  });
  return (await readReply(route, response)) as Reply<typeof id>;
};
