import { headers } from 'next/headers';
import type { Call } from '#lib/api/call.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { config } from '#lib/config.ts';
import { zoneOfHost } from '#lib/zones/zone-of-host.ts';
import { currentSession } from './current-session.ts';

/**
 * Makes calls with the session of the current request. The acting user is sent on bookings only
 * (docs/product.md#acting-for). Makes the page dynamic; nothing is cached. Throws an `ApiError`.
 */
export const userApi: Call = async (id, input, options) => {
  const { backendUrl, origins, source } = config();
  const session = await currentSession();
  const zone = zoneOfHost({ origins, source }, (await headers()).get('host'));
  const selectedUserId = zone === 'bookings' ? (session?.selectedUserId ?? null) : null;
  const acting = session && { token: session.token, selectedUserId };
  return createServerCall({ backendUrl, session: acting, cached: false, fetch })(id, input, options);
};
