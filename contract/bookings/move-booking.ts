import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { activityIdSchema, bookingIdSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { bookingSchema } from './bookings.ts';

export const moveBookingEndpoint = endpoint({
  route: routes.moveBooking,
  params: z.object({ bookingId: bookingIdSchema }),
  body: z.object({
    occurrenceId: activityIdSchema,
    /** Agrees to another price: to any, or only to this one in minor units. */
    acceptPrice: z.union([z.boolean(), z.int().min(0)]).default(false),
    selectedUserId: userIdSchema.optional(),
  }),
  data: bookingSchema.extend({
    /** What is to be paid now and was not before, and what came back as credit; a backend may leave it out. */
    settlement: z.object({ due: moneySchema, credit: moneySchema }).optional(),
  }),
});
