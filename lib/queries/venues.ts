import type { Call } from '../api/call.ts';
import { operationQuery } from './operation-query.ts';

/** Places in the United Kingdom that a text may mean, the likeliest first. */
export const placesQuery = (call: Call, query: string) => operationQuery(call, 'geocode', { query: { query } });
