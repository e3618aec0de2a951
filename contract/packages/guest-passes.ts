import { z } from 'zod';
import { pricingOptionRefSchema } from '#contract/activities/pricing.ts';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { personQuery } from '#contract/memberships/memberships.ts';
import { idSchema, instantSchema, moneySchema, userIdSchema, venueRefSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

/** A visit for somebody else (docs/product.md#guest-passes). */
export const guestPassSchema = z.object({
  id: idSchema,
  /** Shown at the front desk. */
  code: z.string(),
  status: z.enum(['available', 'used', 'expired']),
  guestName: z.string().nullable(),
  /** Null: at every venue. */
  venue: venueRefSchema.nullable(),
  validFrom: instantSchema.nullable(),
  expiresAt: instantSchema.nullable(),
  usedAt: instantSchema.nullable(),
  /** Whom it was sent to. */
  gift: z.object({ email: z.string(), givenAt: instantSchema }).nullable(),
});
export type GuestPass = z.infer<typeof guestPassSchema>;

export const listGuestPassesEndpoint = endpoint({
  route: routes.listGuestPasses,
  query: personQuery,
  data: z.object({
    passes: z.array(guestPassSchema),
    /** Bought as `pricingOption` in the cart of `online-guest-passes`. */
    options: z.array(pricingOptionRefSchema.extend({ price: moneySchema })),
  }),
});
export const giveGuestPassEndpoint = endpoint({
  route: routes.giveGuestPass,
  params: z.object({ passId: idSchema }),
  body: z.object({
    email: onboardingFields.contact.email,
    message: z.string().trim().max(255).optional(),
    /** Whom it is for, shown with the pass. */
    guestName: z.string().trim().max(255).optional(),
    selectedUserId: userIdSchema.optional(),
  }),
  data: guestPassSchema,
});
