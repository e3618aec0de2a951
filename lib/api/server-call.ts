import { endpoints } from '#contract/endpoints.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import type { Route } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { ApiError } from './api-error.ts';
import { buildRequest, type AnyInput } from './build-request.ts';
import type { Call, Reply } from './call.ts';
import { networkError, readReply } from './read-reply.ts';
import type { Session } from './session.ts';

const venuesIn = ({ venueSlugs }: NonNullable<AnyInput['query']>): string[] => [venueSlugs ?? []].flat().map(String);

/** The cache tags of a public read: what `POST /api/revalidate` names when it changes (docs/product.md#caching). */
export function getTags(id: OperationId, { params = {}, query = {} }: AnyInput): string[] {
  const venue = String(params.venue ?? '');
  const activity = String(params.activity ?? params.category ?? '');
  switch (id) {
    case 'getClient':
    case 'getTranslations':
      return ['client'];
    case 'getTheme':
      return ['theme', ...(query.venue ? [`theme:${String(query.venue)}`] : [])];
    case 'getFooter':
      return ['footer', ...(query.venue ? [`footer:${String(query.venue)}`] : [])];
    case 'listVenues':
    case 'listVenuePoints':
    case 'listOnlineJoiningVenues':
      return ['venues'];
    case 'getVenue':
      return ['venues', `venue:${venue}`];
    case 'listVenuePricing':
    case 'listVenueActivities':
    case 'getVenueActivity':
      return [`activities:${venue}`];
    case 'listBookableCategories':
    case 'getBookableCategory':
      return [`activities:${venue}`, `camps:${venue}`, `courses:${venue}`];
    case 'listCamps':
    case 'getCamp':
      return venuesIn(query).map((slug) => `camps:${slug}`);
    case 'listCourses':
    case 'getCourse':
      return venuesIn(query).map((slug) => `courses:${slug}`);
    case 'listPackages':
    case 'getPackage':
      return [`packages:${venue}`];
    case 'listActivityDates':
    case 'listActivityTimes':
    case 'listActivityTimesV2':
    case 'listActivityTimetable':
    case 'listActivityTimetableV2':
    case 'listActivitySlots':
    case 'listActivitySlotsV2':
    case 'listTickets':
      return [`timetable:${venue}:${activity}`];
    case 'searchSessions':
    case 'searchDays':
    case 'listLiveTimes':
      return query.venue ? [query.venue].flat().map((slug) => `timetable:${String(slug)}`) : ['timetables'];
    case 'listMembershipTypes':
      return [`memberships:${venue}`];
    case 'getRestriction':
      return [`restriction:${String(params.id)}`];
    default:
      return [];
  }
}

export interface ServerTransport {
  backendUrl: Readonly<Record<Route['base'], string>>;
  /** The session in whose name the call is made; null for an anonymous call. */
  session: Pick<Session, 'token' | 'selectedUserId'> | null;
  /** Whether public reads may be served from and stored in Next's data cache. */
  cached: boolean;
  fetch: typeof fetch;
}

/**
 * The longest lifetime of any page, in seconds. A page lives no longer than its shortest read, so reads are declared
 * with this one; for how long a reply is fresh is what it says itself (`lib/http/page-cache/freshness.ts`).
 */
const longestPageSeconds = 3600;
/** Timeout of a call, in milliseconds. */
const timeoutMs = 10_000;

/** The backend is near: packing and unpacking a reply would cost more than it saves. */
const notPacked = { 'accept-encoding': 'identity' };

function identity(session: ServerTransport['session']): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': crypto.randomUUID(), ...notPacked };
  if (session === null) return headers;
  headers.authorization = `Bearer ${session.token}`;
  if (session.selectedUserId !== null) headers['x-selected-user-id'] = String(session.selectedUserId);
  return headers;
}

/**
 * Headers and cache options of a read. All headers are part of the cache key, so a cacheable read must send none that
 * differs between requests.
 */
function fetchOptions(id: OperationId, route: Route, input: AnyInput, { session, cached }: ServerTransport) {
  if (!cached || session !== null || route.cache === 'none') {
    return { headers: identity(session), init: { cache: 'no-store' } satisfies RequestInit };
  }
  // The reply is cached here for its full lifetime, so it must not come from another cache on the way.
  return {
    headers: { 'cache-control': 'no-cache', ...notPacked },
    init: { next: { revalidate: longestPageSeconds, tags: getTags(id, input) } },
  };
}

/**
 * Validates a reply. Unknown keys are dropped; a value of the wrong type is reported as 502, because it is an error of
 * the backend.
 */
function parseResponse<Id extends OperationId>(id: Id, raw: object): Reply<Id> {
  const parsed = envelopeSchema.extend({ data: endpoints[id].data }).safeParse(raw);
  if (parsed.success) return parsed.data as Reply<Id>;
  throw new ApiError({ status: 502, code: 'unknown', message: '' }, { cause: parsed.error });
}

/** Makes calls from the server directly to the backend. Every reply is validated; no call is retried. */
export function createServerCall(transport: ServerTransport): Call {
  return async (id, input, { signal, idempotencyKey } = {}) => {
    const route: Route = routes[id];
    const { target, method, headers, body } = buildRequest(route, input, idempotencyKey);
    const url = new URL(target, transport.backendUrl[route.base]);
    const { headers: ownHeaders, init } = fetchOptions(id, route, input, transport);
    const response = await transport
      .fetch(url, {
        method,
        headers: { ...headers, ...ownHeaders },
        body,
        // Redirects are not followed, because they would send the bearer token to another host.
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
