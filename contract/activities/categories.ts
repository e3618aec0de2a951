import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { bookingTypeSchema, idSchema, instantSchema, slugSchema } from '#contract/primitives.ts';
import { pageQuery, queryBoolean } from '#contract/query.ts';
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

export const listCategoriesEndpoint = endpoint({
  route: routes.listCategories,
  query: pageQuery.extend({
    search: z.string().max(255).optional(),
    bookingType: bookingTypeSchema.optional(),
    withUsageChecks: queryBoolean.default(false),
  }),
  data: z.array(categorySchema),
});

const categoryBody = z.object({
  name: z.string().trim().min(1).max(255),
  slug: slugSchema,
  /** Null: a group, which holds other categories and no sessions. */
  bookingType: bookingTypeSchema.nullable(),
});
const updateCategoryBody = categoryBody.extend({ parentId: idSchema.nullable() });
export type CategoryValues = z.output<typeof updateCategoryBody>;

const categoryParams = z.object({ categoryId: idSchema });

export const createCategoryEndpoint = endpoint({
  route: routes.createCategory,
  body: categoryBody,
  data: categorySchema,
});
export const updateCategoryEndpoint = endpoint({
  route: routes.updateCategory,
  params: categoryParams,
  body: updateCategoryBody,
  data: categorySchema,
});
export const deleteCategoryEndpoint = endpoint({
  route: routes.deleteCategory,
  params: categoryParams,
  data: z.null(),
});
