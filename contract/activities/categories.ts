import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { bookingTypeSchema, idSchema, instantSchema, slugSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { venueParams } from '#contract/venues/venues.ts';

export const categoryRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  bookingType: bookingTypeSchema.nullable(),
});
export type CategoryRef = z.infer<typeof categoryRefSchema>;

export const categorySchema = categoryRefSchema.extend({
  children: z.array(categoryRefSchema),
  parent: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  /** Only when asked for. */
  inUse: z.object({ inUse: z.boolean(), reasons: z.array(z.string()) }).nullable(),
  createdAt: instantSchema,
});
export type Category = z.infer<typeof categorySchema>;

export const listBookableCategoriesEndpoint = endpoint({
  route: routes.listBookableCategories,
  params: venueParams,
  query: z.object({ bookingType: bookingTypeSchema.optional() }),
  data: z.array(categorySchema),
});
export const getBookableCategoryEndpoint = endpoint({
  route: routes.getBookableCategory,
  params: venueParams.extend({ category: z.union([idSchema, slugSchema]) }),
  data: categorySchema,
});
