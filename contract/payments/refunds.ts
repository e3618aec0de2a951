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
    reason: z.string().trim().min(1).max(255),
  }),
  data: orderSchema,
});
