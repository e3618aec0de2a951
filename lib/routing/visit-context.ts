import { createServerCall } from '#lib/api/server-call.ts';
import type { Session } from '#lib/api/session.ts';
import { endToken } from '#lib/auth/end-token.ts';
import { isHandOverCode, sessionFromHandOver } from '#lib/auth/session-from-hand-over.ts';
import { sessionFromToken } from '#lib/auth/session-from-token.ts';
import { config } from '#lib/config.ts';
import { knownPlaces, type IsKnownPlace } from './known-places.ts';
import type { VisitContext } from './page-context.ts';

let isKnown: IsKnownPlace | undefined;

/** What is known of venues, activities and days is kept by this process for all its visitors. */
const isKnownPlace: IsKnownPlace = (pathname) => {
  isKnown ??= knownPlaces(
    createServerCall({ backendUrl: config().backendUrl, session: null, cached: false, fetch }),
    () => new Date(),
  );
  return isKnown(pathname);
};

/** The session of what stands in an address: a one-time code, or a bearer token where the operator takes those. */
async function sessionFromAddress(input: string, now: Date): Promise<Session | null> {
  if (isHandOverCode(input)) return sessionFromHandOver(input, now);
  return config().acceptsTokenInAddress ? sessionFromToken(input, now) : null;
}

/** What a visit is answered with: the settings, the time, the backend. Throws when a setting is wrong. */
export function visitContext(): VisitContext {
  return { settings: config(), now: new Date(), isKnownPlace, sessionFromToken: sessionFromAddress, endToken };
}
