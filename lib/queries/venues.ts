import type { Call } from '../api/call.ts';
import { operationQuery } from './operation-query.ts';

/** Every venue, by name. */
export const venuesQuery = (call: Call) => operationQuery(call, 'listVenues', {});

export const venueQuery = (call: Call, venue: string) => operationQuery(call, 'getVenue', { params: { venue } });

/** Places in the United Kingdom that a text may mean, the likeliest first. */
export const placesQuery = (call: Call, query: string) => operationQuery(call, 'geocode', { query: { query } });
