import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { activityIdSchema, idSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { maxItemQuantity } from './add-item.ts';
import { savingSchema } from './savings.ts';

/** What places cost one person, and what they would cost without savings. */
const ownPriceSchema = z.object({ price: moneySchema, fullPrice: moneySchema, savings: z.array(savingSchema) });
export type OwnPrice = z.infer<typeof ownPriceSchema>;

const membershipPriceSchema = z.object({ membershipUserId: z.int().min(1), name: z.string(), price: moneySchema });
export type MembershipPrice = z.infer<typeof membershipPriceSchema>;

const pricedSessionSchema = z.object({
  sessionId: activityIdSchema,
  /** Of the ticket; left out where the session has a price of its own, or for the lowest price of its tickets. */
  pricingOptionId: idSchema.optional(),
  /** How many are chosen; 0 asks for the price of one alone. */
  quantity: z.int().min(0).max(maxItemQuantity).default(0),
  /** The membership whose price is asked for; without it the cheapest. */
  membershipUserId: z.int().min(1).optional(),
});

/** Prices of sessions and tickets for one person (docs/product.md#your-price). */
export const priceSessionsEndpoint = endpoint({
  route: routes.priceSessions,
  body: z.object({
    items: z.array(pricedSessionSchema).min(1).max(100),
    selectedUserId: userIdSchema.optional(),
  }),
  data: z.object({
    /** In the order asked; null for what does not exist or has no price. */
    items: z.array(
      z
        .object({
          /** One place alone. */
          each: ownPriceSchema,
          /** The quantity asked for, after the items before it. */
          line: ownPriceSchema,
          /** What one place costs by each membership that makes it cheaper, where several do; optional for a backend. */
          memberships: z.array(membershipPriceSchema).optional(),
        })
        .nullable(),
    ),
    /** Of all lines. */
    total: moneySchema,
  }),
});
