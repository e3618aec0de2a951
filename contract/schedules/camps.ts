import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { routes } from '#contract/routes.ts';
import { scheduleListQuery, scheduleParams, scheduleQuery, scheduleSchema } from './schedules.ts';

/** `bundled`: the entire camp has a price. `individual`: single sessions have one. */
export const pricingOptionAvailabilitySchema = z.enum(['bundled', 'individual']);
export type PricingOptionAvailability = z.infer<typeof pricingOptionAvailabilitySchema>;

export const campScheduleSchema = scheduleSchema.extend({
  pricingOptionAvailability: z.array(pricingOptionAvailabilitySchema),
});
export type CampSchedule = z.infer<typeof campScheduleSchema>;

export const listCampsEndpoint = endpoint({
  route: routes.listCamps,
  query: scheduleListQuery,
  data: z.array(campScheduleSchema),
});
export const getCampEndpoint = endpoint({
  route: routes.getCamp,
  params: scheduleParams,
  query: scheduleQuery,
  data: campScheduleSchema,
});
