import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { questionSectionSchema } from './questions.ts';

export const restrictionTypeSchema = z.enum([
  'pre-purchase-waiver',
  'pre-purchase-induction',
  'post-purchase-waiver',
  'post-purchase-induction',
  'enhanced-pre-waiver',
]);

export const restrictionRefSchema = z.object({ id: idSchema, name: z.string(), type: restrictionTypeSchema });
export type RestrictionRef = z.infer<typeof restrictionRefSchema>;

/** What a session asks of the customer before booking; null when none, unknown customer, or met. */
export const occurrenceRestrictionsSchema = z.object({
  prePurchaseWaiver: restrictionRefSchema.nullable(),
  prePurchaseInduction: restrictionRefSchema.nullable(),
  criteria: z.enum(['any', 'all']),
});

export const restrictionSchema = restrictionRefSchema.extend({
  /** Sanitised HTML. */
  terms: z.string().nullable(),
  relatedCategory: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  customQuestionSections: z.array(questionSectionSchema),
});
export type Restriction = z.infer<typeof restrictionSchema>;

export const getRestrictionEndpoint = endpoint({
  route: routes.getRestriction,
  params: z.object({ id: idSchema }),
  data: restrictionSchema,
});
/** Without the terms, which may be long. */
export const listRestrictionsEndpoint = endpoint({
  route: routes.listRestrictions,
  query: pageQuery.extend({ search: z.string().max(255).optional(), type: restrictionTypeSchema.optional() }),
  data: z.array(restrictionSchema),
});
