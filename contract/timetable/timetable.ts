import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { activityIdSchema, dateSchema, idSchema, momentSchema, moneySchema } from '#contract/primitives.ts';
import { actingQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { venueParams } from '#contract/venues/venues.ts';
import { bookableActionSchema } from './bookable-action.ts';
import { capacitySchema } from './capacity.ts';
import { occurrenceSummarySchema } from './occurrences.ts';

export const activityDateSchema = z.object({
  raw: dateSchema,
  fullDatePretty: z.string(),
  isV2: z.boolean(),
  available: z.boolean(),
});
export type ActivityDate = z.infer<typeof activityDateSchema>;

export const activityTimeSchema = z.object({
  compositeKey: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  duration: z.int(),
  price: moneySchema.nullable(),
  capacity: capacitySchema,
  isV2: z.boolean(),
  occurrenceIds: z.array(activityIdSchema),
  bookableAction: bookableActionSchema,
});
export type ActivityTime = z.infer<typeof activityTimeSchema>;

const activityParams = venueParams.extend({ activity: z.string().min(1).max(255) });
const dayQuery = actingQuery.extend({ date: dateSchema });
const slotsQuery = dayQuery.extend({ locationId: idSchema.optional(), compositeKey: z.string().max(255).optional() });
export const listActivityDatesEndpoint = endpoint({
  route: routes.listActivityDates,
  params: venueParams.extend({ category: z.string().min(1).max(255) }),
  data: z.record(z.string(), activityDateSchema),
});
export const listActivityTimesEndpoint = endpoint({
  route: routes.listActivityTimes,
  params: activityParams,
  query: dayQuery,
  data: z.array(activityTimeSchema),
});
export const listActivityTimesV2Endpoint = endpoint({
  ...listActivityTimesEndpoint,
  route: routes.listActivityTimesV2,
});
export const listActivityTimetableEndpoint = endpoint({
  route: routes.listActivityTimetable,
  params: activityParams,
  query: dayQuery,
  data: z.array(occurrenceSummarySchema),
});
export const listActivityTimetableV2Endpoint = endpoint({
  ...listActivityTimetableEndpoint,
  route: routes.listActivityTimetableV2,
});
export const listActivitySlotsEndpoint = endpoint({
  route: routes.listActivitySlots,
  params: activityParams,
  query: slotsQuery,
  data: z.array(occurrenceSummarySchema),
});
export const listActivitySlotsV2Endpoint = endpoint({
  ...listActivitySlotsEndpoint,
  route: routes.listActivitySlotsV2,
});
