import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { endToken } from '#lib/auth/end-token.ts';
import { isHandOverCode, sessionFromHandOver } from '#lib/auth/session-from-hand-over.ts';
import { sessionFromToken } from '#lib/auth/session-from-token.ts';
import { config } from '#lib/config.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import { knownPlaces, type IsKnownPlace } from './known-places.ts';
import type { PageRequestContext } from './page-context.ts';

let isKnown: IsKnownPlace | undefined;

/** One cache of venues, activities and days per process, shared by all requests. */
const isKnownPlace: IsKnownPlace = (pathname) => {
  isKnown ??= knownPlaces(
    createServerCall({ backendUrl: config().backendUrl, session: null, cached: false, fetch }),
    () => new Date(),
  );
  return isKnown(pathname);
};

/** The session of a `token` parameter: a one-time code, or a bearer token where the settings allow it. */
async function sessionFromAddress(input: string, now: Date, current: Session | null): Promise<Session | null> {
  if (isHandOverCode(input)) return sessionFromHandOver(input, now, current);
  return config().acceptsTokenInAddress ? sessionFromToken(input, now) : null;
}

const findProvider: PageRequestContext['findProvider'] = async ({ token, selectedUserId }, zone) => {
  const session = { token, selectedUserId: zone === 'bookings' ? selectedUserId : null };
  const call = createServerCall({ backendUrl: config().backendUrl, session, cached: false, fetch });
  const answer = await call('getCheckoutProvider', { query: { source: 'online', ...cartChoice(zone) } }).catch(
    () => null,
  );
  const { paymentProvider: kind = null, savesCards = false, imageOrigins = [] } = answer?.data ?? {};
  return kind === null ? null : { kind, savesCards, imageOrigins };
};

/** Dependencies of the middleware: settings, clock, backend. Throws when a setting is invalid. */
export function visitContext(): PageRequestContext {
  const settings = config();
  return { settings, now: new Date(), isKnownPlace, findProvider, sessionFromToken: sessionFromAddress, endToken };
}
