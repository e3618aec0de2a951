import type { Call } from '../api/call.ts';
import { operationQuery } from './operation-query.ts';

/** What can be booked at a venue, without the activities below each. */
export const venueActivitiesQuery = (call: Call, venue: string) =>
  operationQuery(call, 'listVenueActivities', { params: { venue } });

/** One activity of a venue with the activities below it. */
export const venueActivityQuery = (call: Call, venue: string, activitySlug: string) =>
  operationQuery(call, 'getVenueActivity', { params: { venue, activitySlug } });
