import type { Call, CallInput } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The venues on the map within the bounds, all without them; read once a visit. */
export const pointsQuery = (call: Call, bounds: NonNullable<CallInput<'listVenuePoints'>['query']>) => ({
  ...operationQuery(call, 'listVenuePoints', { query: bounds }),
  staleTime: Infinity,
});
