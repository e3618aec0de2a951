import { z } from 'zod';
import { cartSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { idSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { deskTenderSchema } from './pay-front-of-house.ts';

/**
 * Takes the lines of one sale of the desk over to another person, at their prices, all or none. Null is the walk-in.
 * With `preview` it answers the basket as it would be and changes nothing.
 */
export const moveSaleEndpoint = endpoint({
  route: routes.moveSale,
  body: z.object({
    fromUserId: userIdSchema.nullable(),
    toUserId: userIdSchema.nullable(),
    preview: z.boolean().default(false),
  }),
  data: cartSchema,
});

/** Takes money for an order of which something is still to be paid. */
export const payOrderBalanceEndpoint = endpoint({
  route: routes.payOrderBalance,
  params: z.object({ orderId: idSchema }),
  body: z.object({ payments: z.array(deskTenderSchema).min(1).max(20) }),
  data: z.object({
    orderId: idSchema,
    status: z.enum(['success', 'awaiting_payment']),
    balance: moneySchema,
    /** What goes back of the cash handed over. */
    change: moneySchema,
  }),
});

/** Mails the receipt of an order, to its customer unless another address is given. */
export const sendReceiptEndpoint = endpoint({
  route: routes.sendReceipt,
  params: z.object({ orderId: idSchema }),
  body: z.object({ email: z.optional(onboardingFields.contact.email) }),
  data: z.null(),
});
