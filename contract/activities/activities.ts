import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, moneySchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { v1TypeSchema, v2TypeSchema } from '#contract/venues/timetable-types.ts';
import { venueParams } from '#contract/venues/venues.ts';

const activityFields = {
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isRoot: z.boolean(),
  browseByName: z.boolean(),
  allocationStrategy: z.enum(['customer', 'automatic']),
  v1Type: v1TypeSchema.nullable(),
  v2Type: v2TypeSchema.nullable(),
  locations: z.array(z.object({ id: idSchema, name: z.string(), venueSlug: z.string() })),
  /** The lowest price of a session of the coming week without a membership; optional for a backend. */
  priceFrom: moneySchema.nullable().optional(),
};

const childActivitySchema = z.object({ ...activityFields, children: z.array(z.never()) });

/** A root activity of a venue; its sub-activities have no children of their own. */
export const activitySchema = z.object({ ...activityFields, children: z.array(childActivitySchema) });
export type Activity = z.infer<typeof activitySchema>;

export const listVenueActivitiesEndpoint = endpoint({
  route: routes.listVenueActivities,
  params: venueParams,
  data: z.array(activitySchema),
});
export const getVenueActivityEndpoint = endpoint({
  route: routes.getVenueActivity,
  params: venueParams.extend({ activitySlug: z.string().min(1).max(255) }),
  data: activitySchema.extend({
    /** The activity above it, where that has others too; a backend may leave it out. */
    parent: z.object({ slug: z.string(), name: z.string() }).nullable().optional(),
  }),
});
