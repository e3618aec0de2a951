import { z } from 'zod';
import { bookingSchema } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { activityIdSchema, bookingIdSchema, userIdSchema } from './primitives.ts';
import { routes } from './routes.ts';

export const moveBookingEndpoint = endpoint({
  route: routes.moveBooking,
  params: z.object({ bookingId: bookingIdSchema }),
  body: z.object({
    occurrenceId: activityIdSchema,
    /** Agrees to another price. */
    acceptPrice: z.boolean().default(false),
    selectedUserId: userIdSchema.optional(),
  }),
  data: bookingSchema,
});
