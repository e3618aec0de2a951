import { z } from 'zod';
import { pricingOptionRefSchema } from '#contract/activities/pricing.ts';
import { venueRestrictionSchema } from '#contract/cart/cart-items.ts';
import { endpoint } from '#contract/endpoint.ts';
import { channelSchema, idSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { pageQuery, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { venueParams } from '#contract/venues/venues.ts';

export const expiryUnitSchema = z.enum(['day', 'month', 'year']);

/** A number of uses, for any combination of the prices listed. */
export const packageContentSchema = z.object({
  usages: z.int().min(1),
  pricingOptions: z.array(pricingOptionRefSchema),
});

/** Uses bought in advance (docs/product.md#packages). */
export const packageSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Shown instead of the name. */
  friendlyName: z.string().nullable(),
  description: z.string().nullable(),
  /** Where it can be used; null: at every venue. */
  venueRestriction: venueRestrictionSchema.nullable(),
  pricingOption: pricingOptionRefSchema,
  price: moneySchema,
  /** Their uses add up. */
  contents: z.array(packageContentSchema),
  /** Null: never. */
  expiry: z.object({ value: z.int().min(1), unit: expiryUnitSchema }).nullable(),
});
export type Package = z.infer<typeof packageSchema>;

const soldAtParams = venueParams.extend({ source: channelSchema });
const person = { selectedUserId: queryInt(userIdSchema).optional() };

export const listPackagesEndpoint = endpoint({
  route: routes.listPackages,
  params: soldAtParams,
  query: pageQuery.extend(person),
  data: z.array(packageSchema),
});
export const getPackageEndpoint = endpoint({
  route: routes.getPackage,
  params: soldAtParams.extend({ packageId: idSchema }),
  query: z.object(person),
  data: packageSchema,
});
