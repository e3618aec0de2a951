import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, userIdSchema } from '#contract/primitives.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';

/** Lets a customer book and enter again without a payment (docs/product.md#cancellations). */
export const liftBarsEndpoint = endpoint({
  route: routes.liftBars,
  params: z.object({ userId: pathNumber }),
  body: z.object({
    /** For the audit log. */
    reason: z.string().trim().min(1).max(255),
    /** The customer does not owe the penalties that are outstanding any more. */
    waivePenalties: z.boolean().default(false),
  }),
  data: z.object({
    userId: userIdSchema,
    /** What was lifted; empty where nothing was in the way. */
    lifted: z.array(z.enum(['disable_booking', 'disable_access'])),
    waivedPenaltyIds: z.array(idSchema),
  }),
});
