import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { orderSchema } from '#contract/payments/orders.ts';
import { dateSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { deskVenue } from './desk-venue.ts';

/** An order that was sold at a desk, without the lines of its basket. */
export const deskOrderSchema = orderSchema.extend({
  /** What the desk was called; null where nobody has said. */
  desk: z.string().nullable(),
  /** Who took the money. */
  soldBy: z.string().nullable(),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** What was sold at the desks of a venue, the newest first: on a day, or by the beginning of a number. */
export const listDeskOrdersEndpoint = endpoint({
  route: routes.listDeskOrders,
  query: pageQuery.extend({
    venue: deskVenue,
    /** Of the venue; today without it. */
    date: dateSchema.optional(),
    /** The beginning of an order's number, of four digits at least, with TL- or without; of any day. */
    number: z
      .string()
      .trim()
      .regex(/^(TL-)?[0-9a-f]{4,8}$/i, { error: 'Must be at least four digits of a number' })
      .optional(),
  }),
  data: z.array(deskOrderSchema),
});
