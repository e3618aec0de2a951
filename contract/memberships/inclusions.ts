import { z } from 'zod';
import { moneySchema } from '#contract/primitives.ts';

/** Names of activities; null: all of the venue. */
const activities = z.array(z.string()).nullable();

/**
 * What a membership makes free or cheaper at a venue, read from the operator's prices and benefits
 * (docs/product.md#what-a-membership-includes). `options` are names of tickets or
 * of prices; empty where the activity has one price.
 */
export const inclusionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), activities, options: z.array(z.string()) }),
  z.object({
    kind: z.literal('cheaper'),
    activities,
    options: z.array(z.string()),
    price: moneySchema,
    fullPrice: moneySchema,
  }),
  z.object({
    kind: z.literal('benefit'),
    name: z.string(),
    activities,
    discountPercent: z.int().min(1).max(100),
    /** How often in a period; null: as often as they like. */
    uses: z.object({ count: z.int().min(1), period: z.enum(['day', 'week', 'month']) }).nullable(),
  }),
]);
export type Inclusion = z.infer<typeof inclusionSchema>;
