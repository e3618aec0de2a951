import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, moneySchema, refSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { venueParams } from '#contract/venues/venues.ts';

export const pricingOptionRefSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  reference: z.string(),
});
export const pricingOptionSchema = pricingOptionRefSchema.extend({ price: moneySchema });

/** A price of an activity for which members pay less (docs/product.md#membership-discounts). */
export const membershipPricingSchema = z.object({
  activity: z.object({ slug: z.string(), name: z.string() }),
  /** Which price of the activity it is; optional for a backend. */
  pricingOption: pricingOptionRefSchema.optional(),
  standard: moneySchema,
  prices: z.array(z.object({ membershipType: refSchema, price: moneySchema })),
});
export type MembershipPricing = z.infer<typeof membershipPricingSchema>;

export const listVenuePricingEndpoint = endpoint({
  route: routes.listVenuePricing,
  params: venueParams,
  data: z.array(membershipPricingSchema),
});
