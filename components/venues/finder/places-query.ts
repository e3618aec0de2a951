import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** Places in the United Kingdom that a text may mean, the likeliest first. */
export const placesQuery = (call: Call, query: string) => operationQuery(call, 'geocode', { query: { query } });
