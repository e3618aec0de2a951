import { endToken } from '#lib/auth/end-token.ts';
import { sessionFromToken } from '#lib/auth/session-from-token.ts';
import { config } from '#lib/config.ts';
import type { ProxyContext } from './proxy.ts';

/** Dependencies of the routes in `app/api`: settings, clock and network. */
export function proxyContext(): ProxyContext {
  return { settings: config(), now: new Date(), fetch, sessionFromToken, endToken };
}
