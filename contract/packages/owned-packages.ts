import { z } from 'zod';
import { pricingOptionRefSchema } from '#contract/activities/pricing.ts';
import { venueRestrictionSchema } from '#contract/cart/cart-items.ts';
import { endpoint } from '#contract/endpoint.ts';
import { personQuery } from '#contract/memberships/memberships.ts';
import { bookingIdSchema, idSchema, instantSchema, momentSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';

/** What a package paid for. */
const packageUseSchema = z.object({
  id: idSchema,
  /** `reserved`: in a basket. `returned`: cancelled in time, and left again. */
  state: z.enum(['reserved', 'used', 'returned']),
  quantity: z.int().min(1),
  usedAt: instantSchema,
  bookingId: bookingIdSchema.nullable(),
  /** Of the session, null when it is not known any more. */
  name: z.string().nullable(),
  startsAt: momentSchema.nullable(),
  /** Whether it comes back when the session is cancelled now. */
  comesBack: z.boolean(),
});

/** A package that somebody has bought (docs/product.md#packages). */
export const ownedPackageSchema = z.object({
  id: idSchema,
  package: z.object({ id: idSchema, name: z.string(), friendlyName: z.string().nullable() }),
  usagesTotal: z.int().min(0),
  usagesRemaining: z.int().min(0),
  purchasedAt: instantSchema,
  expiresAt: instantSchema.nullable(),
  /** Where it can be used; null: at every venue. */
  venueRestriction: venueRestrictionSchema.nullable(),
  /** What its uses are good for. */
  covers: z.array(pricingOptionRefSchema),
  /** Newest first, at most 50. */
  history: z.array(packageUseSchema),
  /** By which it is bought again; null when it is not sold online any more. */
  pricingOptionId: idSchema.nullable(),
});
export type OwnedPackage = z.infer<typeof ownedPackageSchema>;

export const listOwnedPackagesEndpoint = endpoint({
  route: routes.listOwnedPackages,
  query: pageQuery.extend(personQuery.shape),
  data: z.array(ownedPackageSchema),
});
