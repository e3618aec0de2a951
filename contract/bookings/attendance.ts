import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { bookingIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { bookingSchema } from './bookings.ts';

export const recordAttendanceEndpoint = endpoint({
  route: routes.recordAttendance,
  body: z.object({
    bookingIds: z.array(bookingIdSchema).min(1).max(500),
    /** `unrecorded`: takes back what was recorded. */
    status: z.enum(['attended', 'absent', 'unrecorded']),
  }),
  data: z.array(bookingSchema),
});
