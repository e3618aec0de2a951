import { z } from 'zod';
import { cartSelection } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { checkoutCompletionSchema } from '#contract/payments/checkout.ts';
import { tenderSchema } from '#contract/payments/tenders.ts';
import { idSchema, minorSchema, moneySchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { deskName, deskVenue } from './desk-venue.ts';

/** A line of money taken at the desk. */
export const deskTenderSchema = tenderSchema.extend({
  /** Cash handed over, where it is more than the amount. */
  tendered: minorSchema.optional(),
});
export type DeskTender = z.infer<typeof deskTenderSchema>;

export const payFrontOfHouseEndpoint = endpoint({
  route: routes.payFrontOfHouse,
  body: cartSelection.extend({
    payments: z.array(deskTenderSchema).max(20),
    terms: z.boolean(),
    completedWaivers: z.array(idSchema).max(100),
    source: z.literal('foh'),
    itemHash: z.string().min(1).max(255),
    /** Where it is sold; the order is found there again. */
    desk: z.object({ venue: deskVenue, name: deskName.optional() }).optional(),
  }),
  data: checkoutCompletionSchema.extend({
    /** What goes back to the customer of the cash handed over. */
    change: moneySchema,
  }),
});
