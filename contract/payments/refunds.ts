import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, minorSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { orderSchema } from './orders.ts';

export const refundOrderEndpoint = endpoint({
  route: routes.refundOrder,
  params: z.object({ orderId: idSchema }),
  body: z.object({
    /** Absent: all that is left of the order, or of the lines named. */
    amount: minorSchema.min(1).optional(),
    lineItemIds: z.array(idSchema).min(1).max(100).optional(),
    /**
     * How money goes back that no provider gives back, as that of a direct debit: as credit, or by a transfer that staff
     * have made from the bank's account, with what the bank calls it.
     */
    returnBy: z.enum(['credit', 'bank_transfer']).optional(),
    transferReference: z.string().trim().min(1).max(100).optional(),
    reason: z.string().trim().min(1).max(255),
  }),
  data: orderSchema,
});
